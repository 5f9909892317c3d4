/** Tries again until `check` passes; rejects with its failure after half a minute. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await check();
    } catch (cause) {
      if (Date.now() > end) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
