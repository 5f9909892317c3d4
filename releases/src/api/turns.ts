import { Refusal } from './refusal.ts';

/** Longest wait in the queue and longest duration of one task, in ms. */
const PATIENCE_MS = 600_000;
const LONGEST_MS = 900_000;

/** Value of the Retry-After header, in seconds. */
const RETRY_S = 20;

/**
 * Returns a function that runs tasks sequentially. `maxTasks` and `maxTasksPerKey` limit the
 * waiting and running tasks. It throws a `Refusal` if the queue is full or the task exceeds a time
 * limit.
 */
export function turns(most: number, mostOfOne: number) {
  const keys: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  return async function inTurn<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
    if (keys.length >= most || keys.filter((one) => one === key).length >= mostOfOne) throw busy();
    keys.push(key);
    const before = last;
    const { promise: done, resolve: end } = Promise.withResolvers<void>();
    last = before.then(() => done);
    try {
      await within(PATIENCE_MS, before, busy());
      return await within(LONGEST_MS, work(), tooLong());
    } finally {
      keys.splice(keys.indexOf(key), 1);
      end();
    }
  };
}

/**
 * Limits concurrent calls in total and for each key. The returned function counts a call, and
 * returns a function that ends it. It throws a `Refusal` over a limit.
 */
export function places(most: number, mostOfOne: number) {
  const inside: string[] = [];
  return function enter(key: string): () => void {
    if (inside.length >= most || inside.filter((one) => one === key).length >= mostOfOne)
      throw busy(1);
    inside.push(key);
    return () => void inside.splice(inside.indexOf(key), 1);
  };
}

async function within<Done>(ms: number, done: Promise<Done>, otherwise: Refusal): Promise<Done> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(otherwise), ms);
    timer.unref();
  });
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer));
}

const busy = (retryAfter = RETRY_S) =>
  new Refusal(
    503,
    'busy',
    'Other changes are running. Nothing has changed: try again in a moment.',
    retryAfter,
  );

const tooLong = () =>
  new Refusal(
    503,
    'too_long',
    'The change took too long. It may have been applied: see npm run status.',
  );
