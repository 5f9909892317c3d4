const CLOSE_LIMIT_MS = 60_000;

/**
 * Collects resources and closes all of them at the end. Each resource may take `limit` milliseconds
 * to close.
 */
export function createResourceCloser(limit = CLOSE_LIMIT_MS) {
  const closers: (() => Promise<unknown>)[] = [];
  let isClosed = false;

  return {
    /**
     * Starts a resource. If all resources are closed during its start, it is closed once it has
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
    /** Closes all resources, the last one first. Then throws the first failure. */
    async close(): Promise<void> {
      isClosed = true;
      const failures: unknown[] = [];
      for (const closer of closers.splice(0).toReversed())
        await withTimeLimit(closer(), limit).catch((cause: unknown) => failures.push(cause));
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function withTimeLimit(closePromise: Promise<unknown>, limit: number): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`What was opened did not close within ${limit / 1000} s.`)),
    limit,
  );
  await Promise.race([closePromise, timeout.promise]).finally(() => clearTimeout(timer));
}

export type ResourceCloser = ReturnType<typeof createResourceCloser>;
