import { Refusal } from './refusal.ts';

/** How long somebody may wait for the turn, and how long a turn lasts at most, in ms. */
const PATIENCE_MS = 600_000;
const LONGEST_MS = 900_000;

/** When asking again makes sense, in seconds. */
const RETRY_S = 20;

/**
 * Does one thing after the other; so many may wait, and so many of one key. Throws a `Refusal` for who
 * would be one too many, and for who has waited too long: then it is not done.
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

/** So many things at once, and so many of one key. `enter` answers how to leave, or throws a `Refusal`. */
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
    'Others are releasing at the moment. Nothing has changed: try again in a moment.',
    retryAfter,
  );

const tooLong = () =>
  new Refusal(
    503,
    'too_long',
    'It takes too long, and may be done or not: npm run status says what is live.',
  );
