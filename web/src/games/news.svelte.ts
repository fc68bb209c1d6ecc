// Which of the own cards are new: they have come since their owner saw the hand. The same for all games with a hand.
type Cards = readonly string[];

const count = (cards: Cards, card: string): number => cards.filter((one) => one === card).length;

/** Of one table. By seat, since several people may share a device. Equal cards are told apart by their number. */
export class News {
  private seen = $state.raw<Readonly<Record<number, Cards>>>({});

  isNew(seat: number, cards: Cards, card: string): boolean {
    return count(cards, card) > count(this.seen[seat] ?? [], card);
  }

  /** The owner has looked at these. */
  see(seat: number, cards: Cards, looked = cards): void {
    const others = (this.seen[seat] ?? []).filter((card) => !looked.includes(card));
    this.seen = { ...this.seen, [seat]: [...others, ...cards.filter((card) => looked.includes(card))] };
  }

  /** The hand is now this. What has left it is new when it comes back. `open`: what lies there at first is known. */
  hold(seat: number, cards: Cards, open: boolean): void {
    const known = this.seen[seat] ?? (open ? cards : []);
    const left = known.filter((card, at) => count(known.slice(0, at), card) < count(cards, card));
    this.seen = { ...this.seen, [seat]: left };
  }
}
