import { LRUCache } from 'lru-cache';
import type { ReadResponse } from './messages.ts';

const CACHE_MS = 500;

const MAX_CACHE_CHARACTERS = 2 ** 24;
const MAX_RESPONSES = 1000;

export interface SharedReader {
  read(path: string): Promise<ReadResponse>;
  /** Returns the cached response without waiting. */
  getFresh(path: string): ReadResponse | undefined;
}

/**
 * Caches the backend's responses to reads of all pages. When a newer version of the catalogue
 * arrives, deletes responses of former versions, because a page must not mix versions.
 */
export function createSharedReader(read: (path: string) => Promise<ReadResponse>): SharedReader {
  let latestVersion = 0;
  const responses = new LRUCache<string, ReadResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_CACHE_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: CACHE_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _known, { options }) => {
      const response = await read(path);
      const { status, version = latestVersion } = response;
      if (status === 0 || status >= 500 || version < latestVersion) options.ttl = 1;
      if (version > latestVersion) startVersion(version);
      return response;
    },
  });
  function startVersion(newVersion: number) {
    latestVersion = newVersion;
    for (const [path, { version }] of [...responses.entries()])
      if (version !== undefined && version < newVersion) responses.delete(path);
  }

  return {
    read: async (path) => (await responses.fetch(path)) ?? (await read(path)),
    getFresh: (path) => responses.get(path),
  };
}
