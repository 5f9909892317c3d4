import { LRUCache } from 'lru-cache';
import type { Page } from '../render-page.ts';
import { type CompressedPage, ENCODINGS, compressPage } from './cached-page.ts';

const TTL_MS = 60_000;

const MAX_PAGES = 200;

/**
 * Caches a page without content for each route. The browser renders the content. In an overload,
 * the server sends this page, because rendering the content would cost much more work.
 */
export class FallbackCache {
  readonly #pages = new LRUCache<string, Promise<CompressedPage>>({ max: MAX_PAGES, ttl: TTL_MS });

  get(key: string, createPage: () => Promise<Page>): Promise<CompressedPage> {
    const cachedPage = this.#pages.get(key);
    if (cachedPage) return cachedPage;
    const page = createPage().then((newPage) => compressPage(newPage, ENCODINGS));
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}
