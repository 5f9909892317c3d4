import { LRUCache } from 'lru-cache';
import type { ReadResponse } from './messages.ts';
import type { SharedReader } from './shared-reads.ts';

/**
 * Largest number of characters of all remembered paths. Without a limit, invented URLs would fill
 * the memory.
 */
const MAX_CHARACTERS = 2 ** 20;

/** Largest number of remembered reads of one page. */
const MAX_READS = 50;

/**
 * Remembers which backend reads each page needs. At the next rendering, a worker gets the responses
 * together with its task. Otherwise the worker, which renders one page at a time, would be idle
 * during each read.
 */
export class PageReads {
  readonly #reader: SharedReader;
  readonly #pathsByPage = new LRUCache<string, string[]>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (paths, page) => page.length + paths.join('').length + 1,
  });

  constructor(reader: SharedReader) {
    this.#reader = reader;
  }

  /** Starts the reads that are not cached, while the page waits for a worker. */
  start(url: string): void {
    for (const path of this.#listPaths(url)) void this.#reader.read(path);
  }

  /** Returns the responses that have arrived. The worker itself reads the missing ones. */
  collect(url: string): Record<string, ReadResponse> {
    const entries = this.#listPaths(url).flatMap((path) => {
      const response = this.#reader.getFresh(path);
      return response ? [[path, response] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  /** `reads` has the paths of the reads as keys. */
  record(url: string, reads: Record<string, string>): void {
    this.#pathsByPage.set(toPage(url), Object.keys(reads).slice(0, MAX_READS));
  }

  #listPaths(url: string): string[] {
    return this.#pathsByPage.get(toPage(url)) ?? [];
  }
}

const toPage = (url: string) => url.split('?', 1)[0] ?? url;
