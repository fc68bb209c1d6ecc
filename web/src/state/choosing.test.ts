import { beforeEach, describe, expect, it, vi } from 'vitest';
import './testBrowser';
import type { Choice, Target, Update } from '../wire/types';
import type { TableModel } from './table.svelte';

const { Choosing } = await import('./choosing.svelte');
const { settings } = await import('./settings.svelte');
const { pressButton } = await import('../table/keys');

const place = (name: string): Target => ({ kind: 'place', place: name });
const stay: Target = { kind: 'button', button: 'stay' };
const sail = (to: string): Choice => ({
  move: { kind: 'sail', to },
  targets: [place(to), { kind: 'piece', piece: 'red' }],
  preview: { path: [], effects: [] },
});
const choices: Choice[] = [
  sail('A1'),
  sail('B2'),
  { move: { kind: 'stay' }, targets: [stay], preview: { path: [], effects: [] } },
];

function table(luck: boolean): { model: TableModel; played: unknown[] } {
  const played: unknown[] = [];
  const shown: Partial<Update> = {
    number: 3,
    seat: 0,
    choices,
    can_undo: true,
    asked: { seat: 0, kind: 'sail', rule: '', luck, figures: {} },
  };
  const model = {
    show: { shown, playing: false },
    info: { status: 'running' },
    held: [0],
    eyes: 0,
    busy: false,
    complaint: null,
    play: (_: number, move: unknown) => played.push(move),
  };
  return { model: model as unknown as TableModel, played };
}

const way = (k: number): Choice => ({
  move: { kind: 'way', k },
  targets: [{ kind: 'button', button: `way-${k}` }],
  preview: { path: ['A1', `A${k}`], effects: [] },
});

function offer(model: TableModel, offered: Choice[]): void {
  Object.assign(model.show.shown ?? {}, { choices: offered });
}

describe('Choosing', () => {
  beforeEach(() => {
    settings.oneTap = false;
  });

  it('previews at the first tap and confirms at the second', () => {
    const { model, played } = table(false);
    const choosing = new Choosing(model);
    choosing.tap(place('B2'));
    expect(choosing.chosen?.move).toEqual({ kind: 'sail', to: 'B2' });
    expect(played).toEqual([]);
    choosing.tap(place('B2'));
    expect(played).toEqual([{ kind: 'sail', to: 'B2' }]);
  });

  it('follows a change of mind, and forgets on cancel', () => {
    const { model, played } = table(false);
    const choosing = new Choosing(model);
    choosing.tap(place('A1'));
    choosing.tap(place('B2'));
    expect(choosing.chosen?.move).toEqual({ kind: 'sail', to: 'B2' });
    choosing.cancel();
    expect(choosing.chosen).toBeNull();
    choosing.confirm();
    expect(played).toEqual([]);
  });

  it('plays a button at once, since it is itself the choice', () => {
    const { model, played } = table(false);
    const choosing = new Choosing(model);
    choosing.tap(place('A1'));
    choosing.tap(stay);
    expect(played).toEqual([{ kind: 'stay' }]);
    pressButton(choosing, 0);
    expect(played).toHaveLength(2);
  });

  it('plays at once what only leads to a further question, and goes back from there', () => {
    const { model, played } = table(false);
    const further = { ...sail('C3'), preview: { path: ['A1', 'C3'], effects: [], further: true } };
    offer(model, [further, sail('A1')]);
    const choosing = new Choosing(model);
    choosing.tap(place('C3'));
    expect(played).toEqual([further.move]);
    const undo = vi.fn();
    Object.assign(model, { undo });
    offer(model, [way(0), way(1)]);
    const fork = new Choosing(model);
    fork.cancel();
    expect(undo).toHaveBeenCalledOnce();
  });

  it('are left by Escape, too, while the answer to the tap is still on its way', () => {
    const { model } = table(false);
    offer(model, [way(0), way(1)]);
    const undo = vi.fn();
    Object.assign(model, { busy: true, undo });
    new Choosing(model).cancel();
    expect(undo).toHaveBeenCalledOnce();
  });

  it('offers what lies in a heap, each thing by itself, the deed before just sailing', () => {
    const attack: Choice = {
      move: { kind: 'attack' },
      targets: [{ kind: 'piece', piece: 'green' }],
      preview: { path: [], effects: [] },
    };
    const { model, played } = table(false);
    offer(model, [sail('A1'), sail('B2'), attack]);
    const choosing = new Choosing(model);
    choosing.tap(place('A1'), [{ kind: 'piece', piece: 'green' }]);
    expect(choosing.chosen).toBeNull();
    expect(choosing.ways.map(({ move }) => move.kind)).toEqual(['attack', 'sail']);
    pressButton(choosing, 0);
    expect(played).toEqual([{ kind: 'attack' }]);
  });

  it('goes through a heap tap by tap where a thing stands for many choices', () => {
    const from = (piece: string, to: string): Choice => ({
      ...sail(to),
      targets: [place(to), { kind: 'piece', piece }],
    });
    const { model, played } = table(false);
    offer(model, [from('red', 'A1'), from('red', 'B2'), from('blue', 'B2'), from('blue', 'C3')]);
    const choosing = new Choosing(model);
    const [red, blue] = ['red', 'blue'].map((piece): Target => ({ kind: 'piece', piece }));
    if (!red || !blue) throw new Error('no ships');
    choosing.tap(red, [blue]);
    expect(choosing.picked).toEqual([red]);
    expect(choosing.ways).toEqual([]); // its squares are on the chart
    choosing.tap(red, [blue]);
    expect(choosing.picked).toEqual([blue]);
    expect(played).toEqual([]);
  });

  it('sails where the sea is tapped, and plays a card only once it is picked', () => {
    const dutchman = (to: string): Choice => ({
      move: { kind: 'play_dutchman', to },
      targets: [{ kind: 'card', card: 'dutchman' }, place(to), { kind: 'piece', piece: 'dutchman' }],
      preview: { path: [], effects: [] },
    });
    const { model } = table(false);
    offer(model, [sail('A1'), dutchman('A1'), dutchman('B2')]);
    const choosing = new Choosing(model);
    choosing.tap(place('A1'));
    expect([choosing.chosen?.move.kind, choosing.ways.length]).toEqual(['sail', 0]);
    choosing.tap({ kind: 'card', card: 'dutchman' });
    expect([choosing.chosen?.move.kind, choosing.left.length]).toEqual(['play_dutchman', 1]); // still to A1
    choosing.cancel();
    choosing.tap({ kind: 'card', card: 'dutchman' });
    expect([choosing.chosen, choosing.left.length, choosing.ways.length]).toEqual([null, 2, 0]);
    choosing.tap(place('B2'));
    expect(choosing.chosen?.move).toEqual({ kind: 'play_dutchman', to: 'B2' });
  });

  it('keeps more buttons than the bar can hold in a list', () => {
    const buttons = (count: number): Choice[] =>
      Array.from({ length: count }, (_, k) => ({
        move: { kind: 'buy', k },
        targets: [{ kind: 'button', button: `buy-${k}` }],
        preview: { path: [], effects: [] },
      }));
    const { model } = table(false);
    offer(model, buttons(4));
    expect(new Choosing(model).ways).toHaveLength(0);
    offer(model, buttons(5));
    expect(new Choosing(model).ways).toHaveLength(5);
  });

  it('plays at once where the person wants it so, and where luck is pulled', () => {
    settings.oneTap = true;
    const expert = table(false);
    new Choosing(expert.model).tap(place('A1'));
    expect(expert.played).toHaveLength(1);
    settings.oneTap = false;
    const lucky = table(true);
    new Choosing(lucky.model).tap(stay);
    expect(lucky.played).toHaveLength(1);
  });

  it('tells ways apart: two ships for one square, and a question of ways alone', () => {
    const lure = (piece: string): Choice => ({
      move: { kind: 'lure', piece },
      targets: [place('C3'), { kind: 'piece', piece }],
      preview: { path: [], effects: [] },
    });
    const { model, played } = table(false);
    offer(model, [lure('blue'), lure('green'), sail('A1')]);
    const siren = new Choosing(model);
    expect(siren.ways).toEqual([]);
    siren.tap(place('C3'));
    expect([siren.chosen, siren.ways.length]).toEqual([null, 2]);
    pressButton(siren, 1);
    expect(played).toEqual([{ kind: 'lure', piece: 'green' }]);
    offer(model, [way(0), way(1)]);
    const fork = new Choosing(model);
    expect(fork.ways.map((choice) => choice.move['k'])).toEqual([0, 1]);
    pressButton(fork, 0);
    expect(played[1]).toEqual({ kind: 'way', k: 0 });
  });

  it('takes a square that another ship can reach as the choice of that ship', () => {
    const ships = (...named: [string, string][]): Choice[] =>
      named.map(([piece, to]) => ({ ...sail(to), targets: [place(to), { kind: 'piece', piece }] }));
    const { model } = table(false);
    offer(model, ships(['blue', 'A1'], ['green', 'B2'], ['green', 'C3']));
    const siren = new Choosing(model);
    siren.tap({ kind: 'piece', piece: 'green' });
    siren.why(place('A1'));
    expect([siren.picked, siren.chosen?.targets[1]]).toEqual([[place('A1')], { kind: 'piece', piece: 'blue' }]);
  });

  it('leaves cards to be picked as cards, and plain buttons to the bar', () => {
    const choice = (kind: string, ...targets: Choice['targets']): Choice => ({
      move: { kind },
      targets,
      preview: { path: [], effects: [] },
    });
    const [trade, dump] = ['trade', 'dump'].map((kind) =>
      choice(kind, { kind: 'card', card: 'C25' }, { kind: 'button', button: kind }),
    );
    const [raid, done] = ['raid', 'done'].map((kind) => choice(kind, { kind: 'button', button: kind }));
    const { model, played } = table(false);
    const ask = (...choices: (Choice | undefined)[]): InstanceType<typeof Choosing> => (
      Object.assign(model.show.shown ?? {}, { choices }),
      new Choosing(model)
    );
    const town = ask(trade, dump, done);
    expect([town.buttons.length, town.places, town.ways.length]).toEqual([1, 0, 0]);
    town.tap({ kind: 'card', card: 'C25' });
    expect([town.chosen, town.ways.map(({ move }) => move.kind)]).toEqual([null, ['trade', 'dump']]);
    town.tap({ kind: 'card', card: 'C25' });
    expect(town.picked, 'the second tap puts it back').toEqual([]);
    town.tap({ kind: 'card', card: 'C25' });
    pressButton(town, 1);
    expect(played).toEqual([{ kind: 'dump' }]);
    if (trade) town.take(trade);
    expect(played[1]).toEqual({ kind: 'trade' });
    const bare = ask(raid, done);
    expect([bare.buttons.length, bare.ways.length]).toEqual([2, 0]);
  });

  it('offers to play a card that can be discarded, too, on whatever it can be played', () => {
    const card: Target = { kind: 'card', card: 'scurvy' };
    const choice = (move: Choice['move'], target: Target): Choice => ({
      move,
      targets: [card, target],
      preview: { path: [], effects: [] },
    });
    const discard = choice({ kind: 'discard_card', card: 'scurvy' }, { kind: 'button', button: 'discard' });
    const [one, two] = [1, 2].map((seat) =>
      choice({ kind: 'play_scurvy', seat }, { kind: 'piece', piece: `ship-${seat}` }),
    );
    if (!one || !two) throw new Error('no victims');
    const { model } = table(false);
    offer(model, [discard, one, two]);
    const trim = new Choosing(model);
    trim.tap(card);
    expect(trim.ways.map(({ move }) => move)).toEqual(expect.arrayContaining([one.move, two.move, discard.move]));
    offer(model, [one, two, sail('A1')]);
    const elsewhere = new Choosing(model);
    elsewhere.tap(card);
    expect(elsewhere.ways).toEqual([]); // the ships are tapped on the chart
  });

  it('offers nothing to a seat that is not asked', () => {
    const { model, played } = table(false);
    model.held = [1];
    const choosing = new Choosing(model);
    choosing.tap(place('A1'));
    expect([choosing.mine, choosing.choices.length, played.length]).toEqual([false, 0, 0]);
  });

  describe('in a window', () => {
    const pass: Choice = {
      move: { kind: 'pass' },
      targets: [{ kind: 'button', button: 'pass' }],
      preview: { path: [], effects: [] },
    };
    const attack: Choice = {
      move: { kind: 'attack' },
      targets: [{ kind: 'card', card: 'attack' }],
      preview: { path: [], effects: [] },
    };
    const question = { seat: 0, kind: 'window', rule: '', luck: false, figures: {} };

    function invited(
      number: number,
      answer: unknown = null,
      choices = [pass, attack],
    ): { model: TableModel; told: unknown[] } {
      const told: unknown[] = [];
      const { model } = table(false);
      const others = { ...model.show.shown, choices: [], asked: { ...question, seat: 2 } };
      const reactions = {
        seat: 0,
        questions: ['window'],
        passes: false,
        window: { window: number, question, choices, answer, seconds_left: 8 },
      };
      return {
        model: {
          ...model,
          show: { shown: others, playing: true },
          reactions,
          ask: (answer: unknown) => told.push(answer),
        } as unknown as TableModel,
        told,
      };
    }

    it('answers before its turn has come, while others still answer', () => {
      const { model, told } = invited(3);
      const choosing = new Choosing(model);
      expect([choosing.mine, choosing.asked?.seat]).toEqual([true, 0]);
      choosing.tap({ kind: 'card', card: 'attack' });
      choosing.confirm();
      expect(told).toEqual([{ kind: 'early', seat: 0, window: 3, move: { kind: 'attack' } }]);
    });

    it('passes with the first key, whatever is picked', () => {
      const sides = ['attacker', 'defender'].map((side): Choice => ({
        move: { kind: 'play_mercenaries', side },
        targets: [
          { kind: 'card', card: 'mercenaries' },
          { kind: 'button', button: `side-${side}` },
        ],
        preview: { path: [], effects: [] },
      }));
      const { model, told } = invited(3, null, [pass, ...sides]);
      const choosing = new Choosing(model);
      choosing.tap({ kind: 'card', card: 'mercenaries' });
      expect(choosing.ways).toHaveLength(2);
      pressButton(choosing, 0);
      expect(told).toEqual([{ kind: 'early', seat: 0, window: 3, move: { kind: 'pass' } }]);
      pressButton(choosing, 1);
      expect(told[1]).toMatchObject({ window: 3, move: sides[0]?.move });
    });

    it('waits until it is shown what the window is about, and is content with one answer', () => {
      expect(new Choosing(invited(4).model).mine).toBe(false);
      expect(new Choosing(invited(3, pass.move).model).mine).toBe(false);
    });

    it('leaves to a standing order what it answers', () => {
      const { model } = table(false);
      expect(new Choosing(model).mine).toBe(true);
      const ordered = { ...model, reactions: { seat: 0, questions: ['sail'], passes: true, window: null } };
      expect(new Choosing(ordered as unknown as TableModel).mine).toBe(false);
    });
  });
});
