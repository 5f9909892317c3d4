/**
 * Returns a function that runs tasks sequentially. A call with the key of an unfinished task
 * returns that task's promise.
 */
export function createQueue<Result>() {
  const waiting = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();

  return function enqueue(key: string, task: () => Promise<Result>): Promise<Result> {
    const queued = waiting.get(key);
    if (queued !== undefined) return queued;
    const result = last.then(task).finally(() => waiting.delete(key));
    waiting.set(key, result);
    // The caller gets the error, and the next task still runs.
    last = result.catch(() => undefined);
    return result;
  };
}
