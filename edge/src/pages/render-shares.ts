import { RequestCapacity } from 'server/overload/request-capacity';
import type { RenderLimits } from '../settings/settings.ts';

const MAX_NETWORK_SHARE = 1 / 4;

/** Share of the renderings that is reserved for cached pages and for those on the way to an order. */
const RESERVED_SHARE = 1 / 4;

/** Longest duration of a rendering and its wait in ms for which the number of pages stays. */
const TARGET_MS = 500;

/** Share of the pages that are rendered however long it takes. */
const MIN_SHARE = 1 / 4;

export type PageKind = 'page' | 'reserved_page';

/**
 * Counts the pages that are rendered or wait for it, so that neither one address nor a flood of
 * pages can fill the render queue.
 */
export class RenderShares {
  readonly #capacities: Record<PageKind, RequestCapacity>;

  constructor({ maxWaitingPages, workers }: Pick<RenderLimits, 'maxWaitingPages' | 'workers'>) {
    const max = maxWaitingPages + workers;
    const reserved = Math.floor(max * RESERVED_SHARE);
    const createCapacity = (pages: number) =>
      new RequestCapacity({
        max: pages,
        networkShare: Math.max(MAX_NETWORK_SHARE, Math.min(1, (workers + 1) / pages)),
        targetMs: TARGET_MS,
        min: Math.max(workers + 1, Math.ceil(pages * MIN_SHARE)),
      });
    this.#capacities = {
      page: createCapacity(max - reserved),
      reserved_page: createCapacity(Math.max(1, reserved)),
    };
  }

  isFull(kind: PageKind, ip: string): boolean {
    return this.#capacities[kind].isFull(ip);
  }

  async run<Result>(kind: PageKind, ip: string, render: () => Promise<Result>): Promise<Result> {
    const capacity = this.#capacities[kind];
    const startedAt = performance.now();
    capacity.add(ip);
    try {
      return await render();
    } finally {
      capacity.end(ip, performance.now() - startedAt);
    }
  }
}
