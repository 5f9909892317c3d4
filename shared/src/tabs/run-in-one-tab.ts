/** Longest wait for the lock in ms. The browser may have suspended the tab that holds the lock. */
const MAX_LOCK_WAIT_MS = 60_000;

/**
 * Runs `work` in one tab at a time. Runs `work` without a lock if the browser has no locks or the
 * wait is too long.
 */
export function runInOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let hasStarted = false;
  const startWork = () => {
    hasStarted = true;
    return work();
  };
  const signal = AbortSignal.timeout(MAX_LOCK_WAIT_MS);
  return locks.request(name, { signal }, startWork).catch((cause: unknown) => {
    if (hasStarted) throw cause;
    console.warn(`No lock for '${name}'.`, cause);
    return work();
  });
}
