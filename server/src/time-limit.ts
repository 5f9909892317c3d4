const READ_MS = 100;

/**
 * Calls `onTimeout` after the limit. After a freeze of this process, waits 100 ms longer, so that
 * data that arrived during the freeze is read first.
 */
export function startTimeLimit(ms: number, onTimeout: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(onTimeout, READ_MS)), ms);
  return () => clearTimeout(timer);
}
