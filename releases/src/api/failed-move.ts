import { ApartError } from 'build/run-apart';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { DamagedError, IncompatibleError, RegistryError } from '../errors.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { Refusal, told } from './refusal.ts';

/**
 * Returns the error response of a failed change. It logs unknown errors, and the response does not
 * contain their message.
 */
export function failedMove(cause: unknown, log: FastifyBaseLogger): object {
  const known = cause instanceof Error && CODES.find(([kind]) => cause instanceof kind);
  if (cause instanceof Refusal) return told(cause);
  if (known) return told({ code: known[1], message: cause.message });
  log.error({ failure: loggable(cause) }, 'a release failed');
  return told({
    code: 'failed',
    message: 'Nothing was released: internal error. The log of the shop has the cause.',
  });
}

const CODES = [
  [IncompatibleError, 'unfit'],
  [RegistryError, 'refused'],
  [DamagedError, 'damaged'],
  [StoreAwayError, 'store_away'],
  [ApartError, 'check_failed'],
] as const;
