/** How long what has come already may take to be read, in ms. */
const READ_MS = 100;

/**
 * Calls `over` after so many ms, unless the returned function was called before. A process that stood still itself
 * finds the time over and the answer there: that is read first.
 */
export function timeLimit(ms: number, over: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(over, READ_MS)), ms);
  return () => clearTimeout(timer);
}
