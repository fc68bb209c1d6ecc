// The motion layer: plays motions with Web Animations and tells when they are over. Nothing here changes the scene.
import sprite from '../generated/sprite.svg?no-inline';
import type { IconName } from '../generated/icons';
import type { Motion, SeatLook } from './scene';
import { isJump } from './jump';
import type { Point, Sheet } from './sheet';

const SVG = 'http://www.w3.org/2000/svg';
const STEP = 150; // ms a square, within the limits of SHORTEST and LONGEST
const [SHORTEST, LONGEST] = [320, 800];

export class Animator {
  private running = new Set<Animation>();
  private rate = 1;

  constructor(
    private readonly layer: SVGGElement,
    private readonly pieces: SVGGElement,
    private readonly sheet: () => Sheet,
    private readonly isReduced: () => boolean,
  ) {}

  /** All motions at once; over when the last has ended or somebody skipped. `rate` 2: twice as fast. */
  async play(motions: readonly Motion[], rate = 1): Promise<void> {
    this.rate = rate;
    await Promise.all(motions.map((motion) => this.act(motion)));
  }

  /** Jump to the end of whatever moves. */
  skip(): void {
    for (const animation of this.running) animation.finish();
  }

  /** Forget where pieces were moved to: the new scene shows them there. */
  clear(): void {
    for (const animation of this.pieces.getAnimations({ subtree: true })) animation.cancel();
    this.running.clear();
    this.layer.replaceChildren();
  }

  private act(motion: Motion): Promise<void> {
    switch (motion.kind) {
      case 'sail':
        return this.sail(
          motion.piece,
          motion.path.map((place) => this.sheet().centre(place)),
        );
      case 'drag':
        return this.sail(motion.piece, [this.sheet().centre(motion.to)]);
      case 'shot':
        return this.shot(this.spot(motion.from), this.spot(motion.to));
      case 'coins':
        return this.coins(this.spot(motion.from), this.spot(motion.to), motion.amount);
      case 'cards':
        return this.cards(this.spot(motion.from), this.spot(motion.to), motion.amount);
      case 'flash':
        return this.flash(this.spot(motion.place), motion.icon);
      case 'turn':
        return this.turn(motion.place, motion.back, motion.icon);
      case 'spin':
        return this.spin(this.spot(motion.place), motion.angle - (this.sheet().portrait ? 90 : 0), motion.look);
    }
  }

  /** A piece's or a place's middle. Pieces that were moved stand where they were moved to. */
  private spot(name: string): Point {
    const piece = this.pieceCalled(name);
    if (!piece) return this.sheet().centre(name);
    const { e, f } = shapeOf(piece);
    return { x: e, y: f };
  }

  private pieceCalled(id: string): SVGGElement | null {
    return this.pieces.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`);
  }

  private async sail(id: string, points: readonly Point[]): Promise<void> {
    const piece = this.pieceCalled(id);
    const last = points.at(-1);
    if (!piece || !last) return;
    const start = this.spot(id);
    const way = points.length > 1 ? [start, ...points.slice(1)] : [start, last];
    const { end, size } = this.berth(piece, last);
    const duration = Math.min(LONGEST, Math.max(SHORTEST, (way.length - 1) * STEP));
    if (this.isReduced()) {
      await this.run(piece, [{ opacity: 1 }, { opacity: 0.15 }], 120);
      await this.run(
        piece,
        [0.15, 1].map((opacity) => ({ transform: `${at(end)} scale(${size})`, opacity })),
        160,
      );
      return;
    }
    const jump = way.findIndex((point, nth) => isJump(point, way[nth - 1]));
    if (jump > 0) return this.roundTheWorld(piece, way.slice(0, jump), way.slice(jump), end, size);
    // Beside others on its place it may have been drawn smaller.
    const crowded = `${at(start)} rotate(0deg) scale(${shapeOf(piece).a})`;
    const frames = way
      .slice(1, -1)
      .map((point, nth) => ({ transform: `${at(point)} rotate(${nth % 2 ? -3 : 4}deg) scale(1)` }));
    await this.run(
      piece,
      [{ transform: crowded }, ...frames, { transform: `${at(end)} rotate(0deg) scale(${size})` }],
      duration,
      'ease-in-out',
    );
  }

  /** Over the edge of the board: the piece leaves at one edge and comes in at the other. */
  private async roundTheWorld(
    piece: SVGGElement,
    before: readonly Point[],
    after: readonly Point[],
    end: Point,
    size: number,
  ): Promise<void> {
    const frame = (point: Point, opacity: number): Keyframe => ({ transform: `${at(point)} scale(1)`, opacity });
    const time = (points: readonly Point[]): number => Math.max(SHORTEST / 2, points.length * STEP);
    await this.run(
      piece,
      [...before.map((point) => frame(point, 1)), frame(before.at(-1) ?? end, 0)],
      time(before),
      'ease-in-out',
    );
    const last = { transform: `${at(end)} scale(${size})`, opacity: 1 };
    await this.run(
      piece,
      [frame(after[0] ?? end, 0), ...after.slice(0, -1).map((point) => frame(point, 1)), last],
      time(after),
      'ease-in-out',
    );
  }

  /** Where somebody is already, a newcomer stops beside; the next scene will make room for both. */
  private berth(piece: SVGGElement, place: Point): { end: Point; size: number } {
    const { unit } = this.sheet();
    const others = [...this.pieces.querySelectorAll<SVGGElement>('[data-piece]')]
      .filter((other) => other !== piece)
      .map(shapeOf);
    const crowded = others.some(({ e, f }) => Math.hypot(e - place.x, f - place.y) < unit * 0.45);
    return crowded
      ? { end: { x: place.x + unit * 0.26, y: place.y + unit * 0.2 }, size: 0.7 }
      : { end: place, size: 1 };
  }

  private async shot(from: Point, to: Point): Promise<void> {
    if (this.isReduced()) return this.flash(to, 'cannon-shot');
    const puffs = Array.from({ length: 5 }, (_, nth) => this.puff(from, nth));
    const ball = this.draw('circle', { r: '11', fill: 'var(--outline)', stroke: 'var(--cream)', 'stroke-width': '2' });
    const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 70 };
    await this.run(
      ball,
      [from, top, to].map((point) => ({ transform: at(point) })),
      340,
      'linear',
    );
    ball.remove();
    await Promise.all([this.splash(to), ...puffs]);
  }

  private puff({ x, y }: Point, nth: number): Promise<void> {
    const smoke = this.draw('circle', { r: '16', fill: 'var(--cream)', 'fill-opacity': '.85' });
    const turn = nth * 1.3;
    const drift = { x: x + Math.cos(turn) * 34, y: y - 18 + Math.sin(turn) * 22 };
    return this.run(
      smoke,
      [
        { transform: `${at({ x, y })} scale(.4)`, opacity: 0.9 },
        { transform: `${at(drift)} scale(2.1)`, opacity: 0 },
      ],
      620,
    ).then(() => smoke.remove());
  }

  private async splash(spot: Point): Promise<void> {
    const rings = [0, 1, 2].map((nth) => {
      const ring = this.draw('ellipse', {
        rx: '20',
        ry: '12',
        fill: 'none',
        stroke: 'var(--foam)',
        'stroke-width': '6',
      });
      const frames = [
        { transform: `${at(spot)} scale(.3)`, opacity: 1 },
        { transform: `${at(spot)} scale(${1.6 + nth * 0.7})`, opacity: 0 },
      ];
      return this.run(ring, frames, 330 + nth * 70).then(() => ring.remove());
    });
    await Promise.all(rings);
  }

  private async coins(from: Point, to: Point, amount: number): Promise<void> {
    if (this.isReduced()) return this.flash(to, 'two-coins');
    const flights = Array.from({ length: Math.min(amount, 6) }, (_, nth) => {
      const coin = this.draw('circle', {
        r: '13',
        fill: 'var(--coin)',
        stroke: 'var(--coin-edge)',
        'stroke-width': '3',
      });
      const top = { x: (from.x + to.x) / 2 + nth * 8, y: Math.min(from.y, to.y) - 60 - nth * 12 };
      const frames = [
        { transform: at(from), opacity: 1 },
        { transform: `${at(top)} scale(1.35)`, opacity: 1 },
        { transform: at(to), opacity: 1 },
      ];
      return this.run(coin, frames, 480 + nth * 70, 'ease-in').then(() => coin.remove());
    });
    await Promise.all(flights);
  }

  private async cards(from: Point, to: Point, amount: number): Promise<void> {
    if (this.isReduced()) return this.flash(to, 'card-pickup');
    const flights = Array.from({ length: Math.min(amount, 6) }, (_, nth) => {
      const card = this.draw('rect', {
        x: '-17',
        y: '-24',
        width: '34',
        height: '48',
        rx: '5',
        fill: 'var(--wine)',
        stroke: 'var(--cream)',
        'stroke-width': '4',
      });
      const top = { x: (from.x + to.x) / 2 + nth * 10, y: Math.min(from.y, to.y) - 70 - nth * 10 };
      const frames = [
        { transform: `${at(from)} rotate(-20deg) scale(.6)`, opacity: 1 },
        { transform: `${at(top)} rotate(${nth * 9 - 12}deg) scale(1.5)`, opacity: 1 },
        { transform: `${at(to)} rotate(12deg) scale(.7)`, opacity: 1 },
      ];
      return this.run(card, frames, 560 + nth * 80, 'ease-in-out').then(() => card.remove());
    });
    await Promise.all(flights);
  }

  private async flash(spot: Point, icon: IconName): Promise<void> {
    const sign = this.draw('g', {});
    this.sign(sign, icon, 'var(--on-gold)', 'var(--glint)');
    const sizes = this.isReduced() ? [1, 1, 1] : [0.4, 1.2, 1];
    await this.run(
      sign,
      sizes.map((size, nth) => ({
        transform: `${at(spot)} scale(${size})`,
        opacity: nth === 2 ? 0 : nth === 0 ? 0.4 : 1,
      })),
      620,
    );
    sign.remove();
  }

  /** The back narrows to nothing, then its face grows; that stays until the scene shows it. */
  private async turn(place: string, back: string, icon: IconName): Promise<void> {
    const middle = this.sheet().centre(place);
    const tile = this.draw('g', {});
    const outline = {
      d: this.sheet().chart.fields?.[place]?.outline ?? '',
      fill: back,
      stroke: 'var(--parchment)',
      'stroke-width': '5',
    };
    const shape = this.draw('path', outline, tile);
    shape.setAttribute('transform', `translate(${-middle.x} ${-middle.y}) ${this.sheet().transform ?? ''}`);
    const wide = (part: number): Keyframe => ({ transform: `${at(middle)} scale(${part}, ${1.12 - part * 0.12})` });
    if (!this.isReduced()) await this.run(tile, [wide(1), wide(0.02)], 240, 'ease-in');
    shape.setAttribute('fill', 'var(--parchment)');
    this.sign(tile, icon, 'none', 'var(--ink)');
    await this.run(tile, this.isReduced() ? [wide(1), wide(1)] : [wide(0.02), wide(1)], 260);
  }

  /** The compass: its needle turns twice around before it rests, and then tells the emblem at its point. */
  private async spin(spot: Point, angle: number, look: SeatLook): Promise<void> {
    const rose = this.draw('g', { transform: `translate(${spot.x} ${spot.y})` });
    this.draw(
      'circle',
      { r: '66', fill: 'var(--night)', 'fill-opacity': '.88', stroke: 'var(--gold)', 'stroke-width': '6' },
      rose,
    );
    const needle = this.draw(
      'path',
      { d: 'M52 0L-8-13V13ZM-48 0L-8-7V7Z', fill: look.css, stroke: 'var(--cream)', 'stroke-width': '3' },
      rose,
    );
    const turns = this.isReduced() ? [angle, angle] : [angle - 720, angle];
    await this.run(
      needle,
      turns.map((turn) => ({ transform: `rotate(${turn}deg)` })),
      this.isReduced() ? 60 : 560,
      'cubic-bezier(.2,.7,.3,1)',
    );
    const end = this.draw('g', {}, rose);
    this.sign(end, look.icon, look.css, look.ink);
    const way = (angle * Math.PI) / 180;
    const tip = at({ x: Math.cos(way) * 84, y: Math.sin(way) * 84 });
    await this.run(
      end,
      [0.3, 0.75, 0.75].map((size) => ({ transform: `${tip} scale(${size})` })),
      320,
    );
    rose.remove();
  }

  /** A disc with an icon. */
  private sign(on: SVGElement, icon: IconName, fill: string, ink: string): void {
    this.draw(
      'circle',
      { r: '40', fill, ...(fill === 'none' ? {} : { stroke: 'var(--target)', 'stroke-width': '5' }) },
      on,
    );
    this.draw('use', { href: `${sprite}#${icon}`, x: '-27', y: '-27', width: '54', height: '54', color: ink }, on);
  }

  private draw(tag: string, attributes: Readonly<Record<string, string>>, into: SVGElement = this.layer): SVGElement {
    const drawn = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
    into.append(drawn);
    return drawn;
  }

  private async run(on: SVGElement, frames: Keyframe[], duration: number, easing = 'ease-out'): Promise<void> {
    const animation = on.animate(frames, { duration: duration / this.rate, easing, fill: 'forwards' });
    this.running.add(animation);
    await animation.finished.catch(() => undefined); // cancelled: a new scene has been drawn
    this.running.delete(animation);
  }
}

function shapeOf(piece: SVGElement): DOMMatrix {
  return new DOMMatrix(getComputedStyle(piece).transform);
}

function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
