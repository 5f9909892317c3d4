/** Milliseconds for one thing to close, on a machine that is busy with other things as well. */
const LIMIT = 60_000;

/** What was started and has to be ended again, whatever happens meanwhile; each within `limit` ms. */
export function closing(limit = LIMIT) {
  const closers: (() => Promise<unknown>)[] = [];
  let isClosed = false;

  return {
    /** Starts something. What is still starting when all is closed is closed as soon as it is there. */
    async open<Thing>(
      start: () => Promise<Thing>,
      close: (thing: Thing) => Promise<unknown>,
    ): Promise<Thing> {
      if (isClosed) throw new Error('Everything is being closed.');
      const started = start();
      closers.push(() => started.then(close, () => undefined));
      return started;
    },
    /**
     * Closes all, the last first. A failure of one, or that it takes too long, keeps none of the others open;
     * the first is thrown.
     */
    async close(): Promise<void> {
      isClosed = true;
      const failures: unknown[] = [];
      for (const closer of closers.splice(0).toReversed())
        await inTime(closer(), limit).catch((cause: unknown) => failures.push(cause));
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function inTime(closed: Promise<unknown>, limit: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`What was opened did not close within ${limit / 1000} s.`)),
    limit,
  );
  await Promise.race([closed, late.promise]).finally(() => clearTimeout(timer));
}

export type Closing = ReturnType<typeof closing>;
