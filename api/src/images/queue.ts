/**
 * Returns a function that runs tasks sequentially. A call with the key of an unfinished task
 * returns that task's promise.
 */
export function createQueue<Result>() {
  const pendingTasks = new Map<string, Promise<Result>>();
  let lastTask: Promise<unknown> = Promise.resolve();

  return function enqueue(key: string, task: () => Promise<Result>): Promise<Result> {
    const pendingTask = pendingTasks.get(key);
    if (pendingTask !== undefined) return pendingTask;
    const result = lastTask.then(task).finally(() => pendingTasks.delete(key));
    pendingTasks.set(key, result);
    // The caller gets the error, and the next task still runs.
    lastTask = result.catch(() => undefined);
    return result;
  };
}
