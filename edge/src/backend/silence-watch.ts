import { get } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { startTimeLimit } from 'server/time-limit';

const CHECK_INTERVAL_MS = 1_000;

const HEALTH_LIMIT_MS = 4_000;

/**
 * Detects a backend that responds neither to calls nor to /healthz. The caller reports the start
 * and end of every call.
 */
export class SilenceWatch {
  isSilent = false;
  readonly #socketPath: string;
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly #calls = new Set<AbortController>();
  #lastResponseAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(socketPath: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#socketPath = socketPath;
    this.#log = log;
  }

  /** Aborts the call if the backend stops responding before `end` is called. */
  start(call: AbortController): void {
    this.#calls.add(call);
    this.#timer ??= this.#checkLater();
  }

  recordResponse(): void {
    this.#lastResponseAt = performance.now();
  }

  end(call: AbortController): void {
    this.#calls.delete(call);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #checkLater(): NodeJS.Timeout {
    return setTimeout(() => void this.#check(), CHECK_INTERVAL_MS).unref();
  }

  async #check(): Promise<void> {
    if (this.#calls.size === 0 && !this.isSilent) {
      this.#timer = undefined;
      return;
    }
    const hasJustResponded = performance.now() - this.#lastResponseAt < CHECK_INTERVAL_MS;
    if (!hasJustResponded) this.#update(await isHealthy(this.#socketPath));
    this.#timer = this.#checkLater();
  }

  #update(hasResponded: boolean): void {
    if (hasResponded !== this.isSilent) return;
    this.isSilent = !hasResponded;
    if (hasResponded) {
      this.#log.info('the backend responds again');
      return;
    }
    this.#log.warn(
      'the backend is silent: calls are refused until it responds. Restart it if it stays silent',
    );
    for (const call of this.#calls)
      call.abort(new Error('The backend is silent: the call was aborted.'));
  }
}

/**
 * Requests /healthz. A refused connection counts as a response, because calls to a backend that has
 * ended fail at once and need no abort.
 */
function isHealthy(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (hasResponded: boolean) => {
      endLimit();
      resolve(hasResponded);
      request.destroy();
    };
    const options = { socketPath, path: '/api/healthz', agent: false };
    const request = get(options, () => settle(true)).on('error', () => settle(true));
    const endLimit = startTimeLimit(HEALTH_LIMIT_MS, () => settle(false));
  });
}
