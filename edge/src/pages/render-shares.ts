import { RequestCapacity } from 'server/overload/request-capacity';
import type { RenderLimits } from '../settings/settings.ts';

const MAX_NETWORK_SHARE = 1 / 4;

/**
 * Share of the renderings that is reserved for cached pages and for pages with `noindex`, such as
 * the checkout.
 */
const RESERVED_SHARE = 1 / 4;

/**
 * Time in ms for waiting and rendering. If a page takes longer, the limit for concurrent pages
 * falls.
 */
const TARGET_MS = 500;

/** Smallest limit for concurrent pages, as a share of the largest limit. */
const MIN_SHARE = 1 / 8;

export type PageKind = 'page' | 'reserved_page';

/**
 * Limits the number of pages that wait or are rendered, in total and per network. The render queue
 * then cannot be filled by one network, nor by a burst of requests.
 */
export class RenderShares {
  readonly #capacities: Record<PageKind, RequestCapacity>;

  constructor({ maxWaitingPages, workers }: Pick<RenderLimits, 'maxWaitingPages' | 'workers'>) {
    const max = maxWaitingPages + workers;
    const reservedCount = Math.floor(max * RESERVED_SHARE);
    const createCapacity = (pages: number) =>
      new RequestCapacity({
        max: pages,
        networkShare: Math.max(MAX_NETWORK_SHARE, Math.min(1, (workers + 1) / pages)),
        targetMs: TARGET_MS,
        min: Math.max(workers + 1, Math.ceil(pages * MIN_SHARE)),
      });
    this.#capacities = {
      page: createCapacity(max - reservedCount),
      reserved_page: createCapacity(Math.max(1, reservedCount)),
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
