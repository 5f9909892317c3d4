/** A random number generator with a fixed seed, so that the demo data is always the same. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** Returns an integer from 0 to `count - 1`, by the algorithm 'mulberry32'. */
  nextInteger(count: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.nextInteger(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
