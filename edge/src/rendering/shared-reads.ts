import { LRUCache } from 'lru-cache';
import type { ReadResponse } from './messages.ts';

const CACHE_MS = 500;

const MAX_CACHE_CHARACTERS = 2 ** 24;
const MAX_RESPONSES = 1000;

export function createSharedReader(read: (path: string) => Promise<ReadResponse>) {
  const responses = new LRUCache<string, ReadResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_CACHE_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: CACHE_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _known, { options }) => {
      const response = await read(path);
      if (response.status === 0 || response.status >= 500) options.ttl = 1;
      return response;
    },
  });
  return async (path: string): Promise<ReadResponse> =>
    (await responses.fetch(path)) ?? (await read(path));
}
