import { setTimeout as pause } from 'node:timers/promises';

/**
 * Longest wait of a call for a backend that has ended, in ms. The backend restarts within seconds.
 */
const MAX_ABSENCE_MS = 10_000;

const RETRY_INTERVAL_MS = 20;

/** Error codes of a socket at which no process listens. The call was not sent. */
const UNSENT_CODES = ['ENOENT', 'ECONNREFUSED'];

/** Error codes of a connection that broke. The backend may have received the call. */
const BROKEN_CODES = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Repeats calls while the backend restarts. A call fails at once if the backend never responded, or
 * has been away for longer than `MAX_ABSENCE_MS`.
 */
export class RestartWait {
  #hasResponded: boolean;
  #awaySince: number | null = null;

  constructor({ hasResponded = false } = {}) {
    this.#hasResponded = hasResponded;
  }

  /**
   * Repeats an unsent call until the backend listens. Repeats a read once if its connection breaks.
   * If the second connection breaks too, throws the error, because the read itself may be the
   * cause.
   */
  async send<Response>(
    call: () => Promise<Response>,
    { isRead, signal }: { isRead: boolean; signal: AbortSignal },
  ): Promise<Response> {
    let mayRetryBroken = isRead;
    for (;;) {
      try {
        const response = await call();
        this.#hasResponded = true;
        this.#awaySince = null;
        return response;
      } catch (cause) {
        if (!hasCode(cause, UNSENT_CODES) && !(mayRetryBroken && hasCode(cause, BROKEN_CODES)))
          throw cause;
        if (!this.#isBackendRestarting()) throw cause;
        mayRetryBroken &&= !hasCode(cause, BROKEN_CODES);
      }
      await pause(RETRY_INTERVAL_MS, undefined, { signal });
    }
  }

  #isBackendRestarting(): boolean {
    this.#awaySince ??= performance.now();
    return this.#hasResponded && performance.now() - this.#awaySince < MAX_ABSENCE_MS;
  }
}

const hasCode = (cause: unknown, codes: readonly string[]) =>
  cause instanceof Error && 'code' in cause && codes.includes(String(cause.code));
