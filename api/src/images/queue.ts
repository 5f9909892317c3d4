/** Runs tasks one after the other; tasks asked for under the same key while one waits are the same task. */
export function createQueue<Result>() {
  const waiting = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue(key: string, task: () => Promise<Result>): Promise<Result> {
    const queued = waiting.get(key);
    if (queued !== undefined) return queued;
    const result = last.then(task).finally(() => waiting.delete(key));
    waiting.set(key, result);
    // Who asked hears of a failure; the next task starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
