import { ShopRecord } from './record.ts';
import { Shopper } from './shopper.ts';

/** Shoppers, each with an address of its own. */
export class Crowd {
  readonly record = new ShopRecord();
  readonly #shoppers: Shopper[];
  #shopping: Promise<unknown> = Promise.resolve();

  constructor(ips: readonly string[]) {
    this.#shoppers = ips.map((ip) => new Shopper(ip, this.record));
  }

  start(): void {
    this.#shopping = Promise.all(this.#shoppers.map((shopper) => shopper.shop()));
  }

  /** Resolves when each shopper knows about the last order. */
  async stop(): Promise<void> {
    for (const shopper of this.#shoppers) shopper.stop();
    await this.#shopping;
  }
}
