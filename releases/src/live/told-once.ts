import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';

/** Logs a repeated failure once, and the recovery once. */
export function toldOnce(
  log: FastifyBaseLogger,
  { fails, isBack }: { fails: string; isBack: string },
) {
  let complaint = '';
  return {
    isFailing: () => complaint !== '',
    tell(cause: unknown): void {
      if (String(cause) === complaint) return;
      complaint = String(cause);
      log.error({ failure: loggable(cause) }, fails);
    },
    end(): void {
      if (complaint) log.info(isBack);
      complaint = '';
    },
  };
}
