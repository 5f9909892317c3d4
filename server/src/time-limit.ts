const EXTRA_MS_TO_READ_DATA = 100;

/**
 * Calls `onTimeout` after the limit. After a freeze of this process, waits 100 ms longer, so that
 * the process first reads data that arrived meanwhile.
 */
export function startTimeLimit(ms: number, onTimeout: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(onTimeout, EXTRA_MS_TO_READ_DATA)), ms);
  return () => clearTimeout(timer);
}
