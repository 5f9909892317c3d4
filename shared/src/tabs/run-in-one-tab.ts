/**
 * Longest wait for the lock in ms. It is limited, because the browser may have suspended the tab
 * that holds the lock.
 */
const MAX_LOCK_WAIT_MS = 60_000;

/**
 * Runs `work` with the browser's lock `name`, so that only one tab at a time runs it. Runs `work`
 * without the lock if the browser has no locks or the wait for the lock is too long.
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
