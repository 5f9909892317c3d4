import { networkOf } from 'server/network';
import type { RenderLimits } from '../settings/settings.ts';

/** The part of all pages that may wait or be rendered which one network address may take. */
const SHARE = 1 / 4;

/** Counts the renderings under way of each network address, so that none can fill the queue. */
export class RenderShares {
  readonly #max: number;
  readonly #underWay = new Map<string, number>();

  constructor({ queue, workers }: Pick<RenderLimits, 'queue' | 'workers'>) {
    this.#max = Math.max(workers + 1, Math.ceil((queue + workers) * SHARE));
  }

  /** Whether this address has its full share under way. */
  isFull(ip: string): boolean {
    return (this.#underWay.get(networkOf(ip)) ?? 0) >= this.#max;
  }

  /** Counts `render` as under way for this address until it has ended. */
  async run<Result>(ip: string, render: () => Promise<Result>): Promise<Result> {
    const network = networkOf(ip);
    this.#add(network, 1);
    try {
      return await render();
    } finally {
      this.#add(network, -1);
    }
  }

  #add(network: string, change: 1 | -1): void {
    const count = (this.#underWay.get(network) ?? 0) + change;
    if (count === 0) this.#underWay.delete(network);
    else this.#underWay.set(network, count);
  }
}
