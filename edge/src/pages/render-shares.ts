import { getNetwork } from 'server/network';
import type { RenderLimits } from '../settings/settings.ts';

const MAX_SHARE = 1 / 4;

/** Counts the renderings of each IP address, so that one visitor cannot fill the render queue. */
export class RenderShares {
  readonly #max: number;
  readonly #renderCounts = new Map<string, number>();

  constructor({ maxWaitingPages, workers }: Pick<RenderLimits, 'maxWaitingPages' | 'workers'>) {
    this.#max = Math.max(workers + 1, Math.ceil((maxWaitingPages + workers) * MAX_SHARE));
  }

  isFull(ip: string): boolean {
    return (this.#renderCounts.get(getNetwork(ip)) ?? 0) >= this.#max;
  }

  async run<Result>(ip: string, render: () => Promise<Result>): Promise<Result> {
    const network = getNetwork(ip);
    this.#add(network, 1);
    try {
      return await render();
    } finally {
      this.#add(network, -1);
    }
  }

  #add(network: string, change: 1 | -1): void {
    const count = (this.#renderCounts.get(network) ?? 0) + change;
    if (count === 0) this.#renderCounts.delete(network);
    else this.#renderCounts.set(network, count);
  }
}
