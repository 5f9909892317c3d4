/** Longest wait for another tab's lock, in ms. The browser may have suspended that tab. */
const LIMIT_MS = 60_000;

/**
 * Runs work of this name in one tab at a time, so that each tab sees the effects of the previous one. Runs it without a
 * lock if the browser has no locks, refuses one or grants none in time.
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
