import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';

export function createStateChangeLog(
  log: FastifyBaseLogger,
  { failureMessage, recoveryMessage }: { failureMessage: string; recoveryMessage: string },
) {
  let lastFailure = '';
  return {
    isFailing: () => lastFailure !== '',
    logFailure(cause: unknown): void {
      if (String(cause) === lastFailure) return;
      lastFailure = String(cause);
      log.error({ failure: toLoggable(cause) }, failureMessage);
    },
    logRecovery(): void {
      if (lastFailure) log.info(recoveryMessage);
      lastFailure = '';
    },
  };
}
