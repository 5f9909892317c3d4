import { countOverloadRefusal } from 'server/overload/count-refusal';
import { unavailable } from '../../http/http-error.ts';

/**
 * Largest number of passwords that are hashed at the same time. Each running hash needs a thread
 * and 19 MB of memory.
 */
const MAX_RUNNING = 3;

/**
 * Largest number of passwords that wait to be hashed. Hashing 200 passwords takes a few seconds,
 * and shoppers do not wait longer.
 */
const MAX_WAITING = 200;

/** Runs tasks, with a limit for the running tasks and a limit for the waiting tasks. */
export class BoundedQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Throws 503 with `Retry-After` if no further task may wait. Callers that count sign-in attempts
   * call this method first, because a refused sign-in must not count.
   */
  refuseIfFull(): void {
    if (this.#waiting.length < this.#maxWaiting) return;
    countOverloadRefusal('password');
    throw unavailable('The shop is very busy. Please try again in a few seconds.', 'busy');
  }

  readUsage(): { running: number; waiting: number; maxWaiting: number } {
    const waitingCount = this.#waiting.length;
    return { running: this.#running, waiting: waitingCount, maxWaiting: this.#maxWaiting };
  }

  /**
   * Runs the task now, or when a running task has ended. Rejects with 503 if no further task may
   * wait.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#maxRunning) this.#running += 1;
    else {
      this.refuseIfFull();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      // `#running` stays unchanged if a task waits, because that task now runs instead of the
      // finished task.
      const startNext = this.#waiting.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }
}

/** Queue of all passwords that this process hashes. */
export const hashQueue = new BoundedQueue(MAX_RUNNING, MAX_WAITING);
