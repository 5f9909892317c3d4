import type { FastifyBaseLogger } from 'fastify';

/** Time between two log lines about warnings of the same kind, in ms. */
const LOG_INTERVAL_MS = 60_000;

/** Largest number of kinds that are counted separately. Further kinds share one count. */
const MAX_KINDS = 200;

interface Warning {
  message: string;
  /** Warnings with equal messages and labels are of the same kind. */
  labels?: object;
  /**
   * Further fields of the log line. Of several warnings of a kind, only those of the first are
   * logged.
   */
  facts?: object;
}

/**
 * Returns a function that logs the first warning of a kind, and then the number of repeats once a
 * minute.
 */
export function createThrottledWarning(
  log: Pick<FastifyBaseLogger, 'warn'>,
  intervalMs = LOG_INTERVAL_MS,
) {
  const repeatsByKind = new Map<string, number>();

  function scheduleRepeatLog(kind: string, logRepeats: (repeatCount: number) => void): void {
    setTimeout(() => {
      const repeatCount = repeatsByKind.get(kind) ?? 0;
      repeatsByKind.delete(kind);
      if (repeatCount === 0) return;
      logRepeats(repeatCount);
      repeatsByKind.set(kind, 0);
      scheduleRepeatLog(kind, logRepeats);
    }, intervalMs).unref();
  }

  return ({ message, labels = {}, facts = {} }: Warning): void => {
    const ownKind = `${message} ${JSON.stringify(labels)}`;
    const hasOwnKind = repeatsByKind.has(ownKind) || repeatsByKind.size < MAX_KINDS;
    const kind = hasOwnKind ? ownKind : 'others';
    const previousRepeats = repeatsByKind.get(kind);
    if (previousRepeats !== undefined) {
      repeatsByKind.set(kind, previousRepeats + 1);
      return;
    }
    repeatsByKind.set(kind, 0);
    log.warn({ ...labels, ...facts }, message);
    scheduleRepeatLog(kind, (repeatCount) =>
      log.warn(
        { ...(hasOwnKind && labels), repeated: repeatCount },
        hasOwnKind ? message : 'more warnings of many kinds',
      ),
    );
  };
}
