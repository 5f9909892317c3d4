import { LRUCache } from 'lru-cache';
import type { ReadAnswer } from './messages.ts';

/** Time for which pages share a response, in ms. */
const SHARED_MS = 1000;

/** Size of the response cache, in characters. */
const MOST_LENGTH = 2 ** 24;
/** Largest number of cached responses, because invented paths may get many short responses. */
const MOST_ANSWERS = 1000;

/** Returns a function that caches reads for a second. Failed reads are not cached. */
export function sharedReads(read: (path: string) => Promise<ReadAnswer>) {
  const answers = new LRUCache<string, ReadAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_LENGTH,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: SHARED_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (path, _known, { options }) => {
      const answer = await read(path);
      if (answer.status === 0 || answer.status >= 500) options.ttl = 1;
      return answer;
    },
  });
  return async (path: string): Promise<ReadAnswer> =>
    (await answers.fetch(path)) ?? (await read(path));
}
