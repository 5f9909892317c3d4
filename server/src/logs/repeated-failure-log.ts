import type { FastifyBaseLogger } from 'fastify';

/** Shortest time between two summaries of an outage, in ms. */
const SUMMARY_INTERVAL_MS = 60_000;

/** Largest number of kinds of failure that are logged immediately during one outage. */
const MAX_KINDS = 5;

interface Outage {
  startedAt: number;
  loggedAt: number;
  failures: number;
  kinds: Set<string>;
}

interface Messages {
  failed: string;
  stillFails: string;
  worksAgain: string;
}

/**
 * Logs the first failure of each kind, then a summary once a minute, then the recovery. `labels`
 * are fields of every line.
 */
export class RepeatedFailureLog {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly #labels: object;
  readonly #messages: Messages;
  readonly #intervalMs: number;
  #outage: Outage | null = null;

  constructor(
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    labels: object,
    messages: Messages,
    intervalMs = SUMMARY_INTERVAL_MS,
  ) {
    this.#log = log;
    this.#labels = labels;
    this.#messages = messages;
    this.#intervalMs = intervalMs;
  }

  /**
   * Failures with the same `kind` count as equal. `failure` is the failure in its loggable form.
   */
  logFailure(kind: string, failure: object): void {
    const now = performance.now();
    this.#outage ??= { startedAt: now, loggedAt: now, failures: 0, kinds: new Set() };
    const outage = this.#outage;
    outage.failures += 1;
    if (!outage.kinds.has(kind) && outage.kinds.size < MAX_KINDS) {
      outage.kinds.add(kind);
      this.#log.error({ ...this.#labels, failure }, this.#messages.failed);
    } else if (now - outage.loggedAt >= this.#intervalMs) {
      outage.loggedAt = now;
      this.#log.error({ ...this.#labels, ...summarise(outage, now) }, this.#messages.stillFails);
    }
  }

  logSuccess(): void {
    if (this.#outage === null) return;
    const summary = summarise(this.#outage, performance.now());
    this.#outage = null;
    this.#log.info({ ...this.#labels, ...summary }, this.#messages.worksAgain);
  }
}

const summarise = ({ failures, startedAt }: Outage, now: number) => ({
  failures,
  seconds: Math.round((now - startedAt) / 1000),
});
