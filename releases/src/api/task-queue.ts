import { Refusal } from './refusal.ts';

const MAX_WAIT_MS = 600_000;
const MAX_TASK_MS = 900_000;

const RETRY_AFTER_S = 20;

/**
 * Runs tasks one after another. Throws a `Refusal` if the queue is full, or if a task waits or runs
 * too long. A task over its time limit is not aborted, and the next task starts.
 */
export function createTaskQueue(maxTasks: number, maxTasksPerKey: number) {
  const queuedKeys: string[] = [];
  let lastTask: Promise<unknown> = Promise.resolve();

  return async function enqueueTask<Result>(
    key: string,
    task: () => Promise<Result>,
  ): Promise<Result> {
    if (
      queuedKeys.length >= maxTasks ||
      queuedKeys.filter((queuedKey) => queuedKey === key).length >= maxTasksPerKey
    )
      throw createBusyRefusal();
    queuedKeys.push(key);
    const previousTask = lastTask;
    const { promise: taskEnd, resolve: endTask } = Promise.withResolvers<void>();
    lastTask = previousTask.then(() => taskEnd);
    try {
      await withTimeLimit(MAX_WAIT_MS, previousTask, createBusyRefusal());
      return await withTimeLimit(MAX_TASK_MS, task(), createTimeoutRefusal());
    } finally {
      queuedKeys.splice(queuedKeys.indexOf(key), 1);
      endTask();
    }
  };
}

/**
 * Returns a function that counts a call with a key as active. The returned function throws a
 * `Refusal` over a limit. Otherwise it returns another function, which the caller must call when
 * the call ends.
 */
export function createConcurrencyLimit(maxCalls: number, maxCallsPerKey: number) {
  const activeKeys: string[] = [];
  return function enter(key: string): () => void {
    if (
      activeKeys.length >= maxCalls ||
      activeKeys.filter((activeKey) => activeKey === key).length >= maxCallsPerKey
    )
      throw createBusyRefusal(1);
    activeKeys.push(key);
    return () => void activeKeys.splice(activeKeys.indexOf(key), 1);
  };
}

async function withTimeLimit<Result>(
  ms: number,
  work: Promise<Result>,
  timeoutError: Refusal,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeoutError), ms);
    timer.unref();
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

const createBusyRefusal = (retryAfter = RETRY_AFTER_S) =>
  new Refusal(
    503,
    'busy',
    'Other changes are running. Nothing has changed: try again in a moment.',
    retryAfter,
  );

const createTimeoutRefusal = () =>
  new Refusal(
    503,
    'too_long',
    'The change took too long. It may have been applied: see npm run status.',
  );
