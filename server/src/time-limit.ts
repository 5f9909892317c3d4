/** Extra time to read data that has already arrived, in ms. */
const READ_MS = 100;

/**
 * Calls `onTimeout` unless the returned function is called first. After a freeze of this process,
 * arrived data is read first.
 */
export function startTimeLimit(ms: number, onTimeout: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(onTimeout, READ_MS)), ms);
  return () => clearTimeout(timer);
}
