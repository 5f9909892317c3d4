/** Longest wait in ms, many times longer than a busy machine needs. */
const PATIENCE_MS = 300_000;

/** Retries `check` until it passes. Rejects with its last failure at the time limit. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (cause) {
      if (Date.now() > end) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
