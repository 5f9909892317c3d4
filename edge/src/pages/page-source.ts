import type { Feature } from 'contract/features';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { loggable } from 'server/loggable';
import { nowAndThen } from 'server/now-and-then';
import { isRead } from '../read-only.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { isUnchanged } from './cache/is-unchanged.ts';
import { type Encoding, PASSING_QUALITY, type PackedPage, packedPage } from './cache/kept-page.ts';
import { knownNotFound } from './cache/known-not-found.ts';
import type { PageCache } from './cache/page-cache.ts';
import { type MadeBy, nobodysKey, pageKey, withoutNoise, withoutQuery } from './cache/page-key.ts';
import { hasPage, renderPage } from './render-page.ts';
import { RenderShares } from './render-shares.ts';
import type { Visit } from './visit.ts';

interface PageSourceOptions {
  settings: Settings;
  rendering: Rendering;
  /** Renders pages for staff who preview a release. */
  previewRendering: Pick<Rendering, 'render'>;
  features: () => readonly Feature[];
  /** Null if pages are not cached. */
  cache: PageCache | null;
  log: FastifyBaseLogger;
}

/** Returns a function that resolves to the page of a request, from the cache or newly rendered. */
export function pageSource(options: PageSourceOptions) {
  const { settings, rendering, previewRendering, features, cache, log } = options;
  const warn = nowAndThen(log);
  const notFound = knownNotFound();
  const stale = new StaleLog(log);
  const shares = new RenderShares(settings.render);
  const onError = (cause: unknown) =>
    warn({
      message: 'a page is left to the browser',
      about: { why: String(cause) },
      facts: { failure: loggable(cause) },
    });

  async function render(
    request: FastifyRequest,
    { live, origin, features: offered }: MadeBy,
    url: string,
    preview: Visit['preview'],
  ) {
    const usualRenderer = preview ? previewRendering : rendering;
    const renderer = shares.isFull(request.ip) ? refusingRenderer : usualRenderer;
    const isShared = cache !== null && isRead(request) && !preview;
    const input = { url, preview, origin, features: offered, onError };
    return shares.run(request.ip, () =>
      renderPage(settings, live, renderer, { ...input, ...(isShared && { notFound }) }),
    );
  }

  return async function pageOf(
    request: FastifyRequest,
    { live, preview }: Visit,
    origin: string,
    encoding: Encoding,
  ): Promise<PackedPage> {
    const madeBy = { live, origin, features: features() };
    const url = withoutNoise(request.url);
    const path = withoutQuery(url);
    const key = cache && isRead(request) && !preview ? keyOf(madeBy, path) : null;
    // If this address has reached its share, its rendering would be rejected, and the cache would
    // pass the rejection to waiting requests of other addresses.
    if (cache && key !== null && (cache.has(key) || !shares.isFull(request.ip))) {
      const page = await cache.get(key, {
        render: () => render(request, madeBy, path, null),
        isUnchanged: (reads) => isUnchanged(rendering, reads),
        onStale: (ageMs) => stale.logServed(ageMs),
      });
      if (url === path || page.isQueryIgnored) return page;
    }
    const page = await render(request, madeBy, url, preview);
    return packedPage({ ...page, reads: null }, [encoding], PASSING_QUALITY);
  };
}

/** Shortest time between two log lines about stale pages, in ms. */
const STALE_LOG_MS = 60_000;

/** Logs at most once a minute that pages are served stale, with the age of one page. */
class StaleLog {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  logServed(ageMs: number): void {
    if (performance.now() - this.#loggedAt < STALE_LOG_MS) return;
    this.#loggedAt = performance.now();
    const ageSeconds = Math.round(ageMs / 1000);
    this.#log.warn({ ageSeconds }, 'pages are served stale: the backend does not respond');
  }
}

/** Rejects every page, so that the browser renders it. */
const refusingRenderer: Pick<Rendering, 'render'> = {
  render: () =>
    Promise.reject(new Error('One network address has too many pages in the render queue.')),
};

const keyOf = (madeBy: MadeBy, path: string) =>
  hasPage(madeBy.live, path) ? pageKey(madeBy, path) : nobodysKey(madeBy);
