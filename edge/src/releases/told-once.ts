import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';

/** Something that is tried again and again: that it fails is logged once, and so is that it no longer does. */
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
