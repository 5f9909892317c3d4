/** Time limit for closing one resource, in ms. It allows for a busy machine. */
const LIMIT = 60_000;

/** Collects resources and closes all of them at the end, each within `limit` milliseconds. */
export function closing(limit = LIMIT) {
  const closers: (() => Promise<unknown>)[] = [];
  let isClosed = false;

  return {
    /**
     * Starts a resource. If `close` is called before it has started, it is closed right after its
     * start.
     */
    async open<Thing>(
      start: () => Promise<Thing>,
      close: (thing: Thing) => Promise<unknown>,
    ): Promise<Thing> {
      if (isClosed) throw new Error('No resource can start: all are being closed.');
      const started = start();
      closers.push(() => started.then(close, () => undefined));
      return started;
    },
    /**
     * Closes all resources, the last one first. A failure does not stop the others from closing.
     * Throws the first failure at the end.
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
