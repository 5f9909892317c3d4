/** What was started and has to be ended again, whatever happens meanwhile. */
export function closing() {
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
    /** Closes all, the last first. A failure of one keeps none of the others open; the first is thrown. */
    async close(): Promise<void> {
      isClosed = true;
      const failures: unknown[] = [];
      for (const closer of closers.splice(0).toReversed())
        await closer().catch((cause: unknown) => failures.push(cause));
      if (failures.length > 0) throw failures[0];
    },
  };
}

export type Closing = ReturnType<typeof closing>;
