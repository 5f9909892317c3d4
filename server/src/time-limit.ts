const READ_MS = 100;

/** Reads data that arrived during a freeze of this process before the timeout. */
export function startTimeLimit(ms: number, onTimeout: () => void): () => void {
  let timer = setTimeout(() => (timer = setTimeout(onTimeout, READ_MS)), ms);
  return () => clearTimeout(timer);
}
