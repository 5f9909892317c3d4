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
 * Repeats calls while the backend restarts. Calls to a backend that never responded, or has been
 * away for longer, fail at once.
 */
export class RestartWait {
  #hasResponded: boolean;
  #awaySince: number | null = null;

  constructor({ hasResponded = false } = {}) {
    this.#hasResponded = hasResponded;
  }

  /**
   * Sends a read once more if its connection breaks. If the second connection breaks too, the read
   * itself may be the cause, so the error is thrown.
   */
  async send<Response>(
    call: () => Promise<Response>,
    { isRead, signal }: { isRead: boolean; signal: AbortSignal },
  ): Promise<Response> {
    let canBreak = isRead;
    for (;;) {
      try {
        const response = await call();
        this.#hasResponded = true;
        this.#awaySince = null;
        return response;
      } catch (cause) {
        if (!hasCode(cause, UNSENT_CODES) && !(canBreak && hasCode(cause, BROKEN_CODES)))
          throw cause;
        if (!this.#isBackendRestarting()) throw cause;
        canBreak &&= !hasCode(cause, BROKEN_CODES);
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
