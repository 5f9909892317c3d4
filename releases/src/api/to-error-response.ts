import { SubprocessError } from 'build/run-in-subprocess';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import {
  ChangedMeanwhileError,
  DamagedError,
  IncompatibleError,
  RegistryError,
} from '../errors.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import { Refusal, toErrorBody } from './refusal.ts';

export function toErrorResponse(cause: unknown, log: FastifyBaseLogger): object {
  const errorCodeEntry =
    cause instanceof Error && ERROR_CODES.find(([errorClass]) => cause instanceof errorClass);
  if (cause instanceof Refusal) return toErrorBody(cause);
  if (cause instanceof ChangedMeanwhileError) {
    const { message, revision, by, at } = cause;
    return { ...toErrorBody({ code: 'changed_meanwhile', message }), current: revision, by, at };
  }
  if (errorCodeEntry) return toErrorBody({ code: errorCodeEntry[1], message: cause.message });
  log.error({ failure: toLoggable(cause) }, 'a release failed');
  return toErrorBody({
    code: 'failed',
    message: 'Nothing was released: internal error. The log of the shop has the cause.',
  });
}

const ERROR_CODES = [
  [IncompatibleError, 'unfit'],
  [RegistryError, 'refused'],
  [DamagedError, 'damaged'],
  [StoreUnavailableError, 'store_away'],
  [SubprocessError, 'check_failed'],
] as const;
