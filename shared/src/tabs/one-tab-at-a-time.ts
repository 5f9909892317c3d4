/** How long one tab waits for another that does the same, in ms: that one may have been put to sleep meanwhile. */
const LIMIT_MS = 60_000;

/**
 * Does in one tab after the other what bears this name, so that each sees what the one before has done. Where the
 * browser has no locks, refuses them, or none comes in time, it is done all the same.
 */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  const signal = AbortSignal.timeout(LIMIT_MS);
  return locks.request(name, { signal }, begin).catch((cause: unknown) => {
    if (isBegun) throw cause;
    console.warn(`No lock for '${name}'.`, cause);
    return work();
  });
}
