/** Retries `check` until it passes. Rejects with its last failure after two minutes. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 120_000;
  for (;;) {
    try {
      return await check();
    } catch (cause) {
      if (Date.now() > end) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
