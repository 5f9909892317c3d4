import { ApartError } from 'build/run-apart';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { DamagedError, IncompatibleError, RegistryError } from '../errors.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { Refusal, told } from './refusal.ts';

/**
 * Returns the error response of a failed change. It logs unknown errors, and the response hides
 * them.
 */
export function failedMove(cause: unknown, log: FastifyBaseLogger): object {
  const known = cause instanceof Error && CODES.find(([kind]) => cause instanceof kind);
  if (cause instanceof Refusal) return told(cause);
  if (known) return told({ code: known[1], message: cause.message });
  log.error({ failure: loggable(cause) }, 'a release failed');
  return told({
    code: 'failed',
    message: 'Something went wrong in the shop, and its log says what. Nothing was released.',
  });
}

const CODES = [
  [IncompatibleError, 'unfit'],
  [RegistryError, 'refused'],
  [DamagedError, 'damaged'],
  [StoreAwayError, 'store_away'],
  [ApartError, 'check_failed'],
] as const;
