const CLOSE_LIMIT_MS = 60_000;

/**
 * Collects resources, such as servers, and closes all of them when `close` is called. Each resource
 * may take `limitMs` to close.
 */
export function createResourceCloser(limitMs = CLOSE_LIMIT_MS) {
  const closers: (() => Promise<unknown>)[] = [];
  let isClosed = false;

  return {
    /**
     * Starts a resource. If `close` is called during this start, the resource is closed once it has
     * started.
     */
    async open<Resource>(
      start: () => Promise<Resource>,
      close: (resource: Resource) => Promise<unknown>,
    ): Promise<Resource> {
      if (isClosed) throw new Error('No resource can start: all are being closed.');
      const resourcePromise = start();
      closers.push(() => resourcePromise.then(close, () => undefined));
      return resourcePromise;
    },
    /**
     * Closes all resources, the last one first. If any of them fails to close, throws the first
     * error at the end.
     */
    async close(): Promise<void> {
      isClosed = true;
      const failures: unknown[] = [];
      for (const closer of closers.splice(0).toReversed())
        await withTimeLimit(closer(), limitMs).catch((cause: unknown) => failures.push(cause));
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function withTimeLimit(closePromise: Promise<unknown>, limitMs: number): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`What was opened did not close within ${limitMs / 1000} s.`)),
    limitMs,
  );
  await Promise.race([closePromise, timeout.promise]).finally(() => clearTimeout(timer));
}

export type ResourceCloser = ReturnType<typeof createResourceCloser>;
