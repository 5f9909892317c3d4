const EXTRA_MS_TO_READ_DATA = 100;

/**
 * Calls `onTimeout` 100 ms after the limit, unless the returned function is called before. A
 * process that was frozen runs its expired timers first. The 100 ms let such a process read the
 * responses that arrived during the freeze.
 */
export function startTimeLimit(ms: number, onTimeout: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(onTimeout, EXTRA_MS_TO_READ_DATA)), ms);
  return () => clearTimeout(timer);
}
