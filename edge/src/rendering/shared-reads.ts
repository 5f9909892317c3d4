import { LRUCache } from 'lru-cache';
import type { ReadAnswer } from './messages.ts';

/** For how long an answer serves all pages that ask for it, in ms. */
const SHARED_MS = 1000;

/** What answers may take of memory, in characters; */
const MOST_LENGTH = 2 ** 24;
/** and how many there may be: whoever invents addresses gets short answers to reads that nobody makes again. */
const MOST_ANSWERS = 1000;

/** Asks once for all who ask for the same at a time and within a second. What failed is asked for again. */
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
