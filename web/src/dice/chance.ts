// Words and draws (docs/fair-dice.md §2 and §3). Mirrors `SeededChance` of src/skulduggery/core/chance.py.
import { keyedHash } from './hashes';

export const SPAN = 1n << 64n;

/** The luck of one move: it depends on the seed and the move's number alone. */
export class SeededChance {
  private counter = 0n;

  constructor(
    private readonly seed: Uint8Array,
    private readonly number: number,
  ) {}

  /** A number from 0 to n - 1, and the words it took: all but the last were thrown away as unfair. */
  below(n: bigint): { value: bigint; words: bigint[] } {
    if (n < 1n || n > SPAN) throw new RangeError(`a draw has 1 to 2^64 outcomes, not ${n}`);
    const fair = SPAN - (SPAN % n);
    const words = [this.word()];
    while ((words.at(-1) ?? 0n) >= fair) words.push(this.word());
    return { value: (words.at(-1) ?? 0n) % n, words };
  }

  word(): bigint {
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(this.number));
    message.setBigUint64(8, this.counter);
    this.counter += 1n;
    const digest = keyedHash(this.seed, new Uint8Array(message.buffer));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  }
}
