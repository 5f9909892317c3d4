import { get } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { timeLimit } from 'server/time-limit';

/** Milliseconds between two checks of a backend that has calls under way and answers none of them. */
const CHECK_INTERVAL = 1_000;

/** Milliseconds within which a backend answers /healthz, however busy it is. */
const HEALTH_LIMIT = 4_000;

/**
 * Knows whether the backend at a Unix socket is silent: it answers no call and not even /healthz. A call that takes
 * long is none of that. Every call says when it starts, when the backend answers it, and when it is over.
 */
export class SilenceWatch {
  isSilent = false;
  readonly #socketPath: string;
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  #silence = new AbortController();
  #underWay = 0;
  #answeredAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(socketPath: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#socketPath = socketPath;
    this.#log = log;
  }

  /** Returns a signal that is aborted when the backend falls silent. */
  start(): AbortSignal {
    this.#underWay += 1;
    this.#timer ??= this.#checkLater();
    return this.#silence.signal;
  }

  answered(): void {
    this.#answeredAt = performance.now();
  }

  over(): void {
    this.#underWay -= 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #checkLater(): NodeJS.Timeout {
    return setTimeout(() => void this.#check(), CHECK_INTERVAL).unref();
  }

  async #check(): Promise<void> {
    if (this.#underWay === 0 && !this.isSilent) {
      this.#timer = undefined;
      return;
    }
    const isBusy = performance.now() - this.#answeredAt < CHECK_INTERVAL;
    if (!isBusy) this.#judge(await answersHealth(this.#socketPath));
    this.#timer = this.#checkLater();
  }

  #judge(isAnswering: boolean): void {
    if (isAnswering !== this.isSilent) return;
    this.isSilent = !isAnswering;
    if (isAnswering) {
      this.#silence = new AbortController();
      this.#log.info('the backend answers again');
    } else {
      this.#log.warn('the backend is silent: its calls are refused until it answers');
      this.#silence.abort(new Error('The backend is silent.'));
    }
  }
}

/** Resolves with false only on silence: calls over a refused or broken connection fail at once by themselves. */
function answersHealth(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isAnswering: boolean) => {
      endLimit();
      resolve(isAnswering);
      request.destroy();
    };
    const options = { socketPath, path: '/api/healthz', agent: false };
    const request = get(options, () => settle(true)).on('error', () => settle(true));
    const endLimit = timeLimit(HEALTH_LIMIT, () => settle(false));
  });
}
