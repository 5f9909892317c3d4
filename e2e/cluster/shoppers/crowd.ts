import { ShopRecord } from './record.ts';
import { Shopper } from './shopper.ts';

/** Several shoppers. Each shopper has an IP address of their own. */
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

  /**
   * Stops the shoppers. Resolves when the last order of each shopper is acknowledged or abandoned.
   */
  async stop(): Promise<void> {
    for (const shopper of this.#shoppers) shopper.stop();
    await this.#shopping;
  }
}
