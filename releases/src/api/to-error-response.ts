import { tmpdir } from 'node:os';
import { SubprocessError } from 'build/run-in-subprocess';
import type { FastifyRequest } from 'fastify';
import { toLoggable } from 'server/loggable';
import {
  ChangedMeanwhileError,
  DamagedError,
  IncompatibleError,
  InvalidBuildError,
  NothingLiveError,
  OverBudgetError,
  RegistryError,
  UnreadableRegistryError,
} from '../errors.ts';
import type { Releases } from '../releases.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import { Refusal, toErrorBody } from './refusal.ts';

type ErrorBody = ReturnType<typeof toErrorBody>;

/**
 * Returns a function that puts an error into the words that a team may read. The words name no
 * folder of the shop's machine. Logs errors that no team can mend.
 */
export function createErrorResponder(releases: Pick<Releases, 'store' | 'cacheDir'>) {
  const hidePaths = createPathRemover(releases);
  return function toErrorResponse(
    cause: unknown,
    { id, log }: Pick<FastifyRequest, 'id' | 'log'>,
  ): ErrorBody {
    const { code, message } = describeError(cause) ?? {};
    if (code !== undefined && message !== undefined) {
      const current = cause instanceof ChangedMeanwhileError ? describeChangeBefore(cause) : {};
      return { ...toErrorBody({ code, message: hidePaths(message) }), ...current };
    }
    log.error({ failure: toLoggable(cause) }, 'a release failed');
    return toErrorBody({
      code: 'failed',
      message: `The shop itself failed. Its operators find the cause in the log, under request ${id}.`,
    });
  };
}

export type ToErrorResponse = ReturnType<typeof createErrorResponder>;

function describeError(cause: unknown): { code: string; message: string } | null {
  if (cause instanceof Refusal) return cause;
  const entry = ERROR_CODES.find(([errorClass]) => cause instanceof errorClass);
  return entry && cause instanceof Error ? { code: entry[1], message: cause.message } : null;
}

const describeChangeBefore = ({ revision, by, at }: ChangedMeanwhileError) => ({
  current: revision,
  by,
  at,
});

const ERROR_CODES = [
  [ChangedMeanwhileError, 'changed_meanwhile'],
  [IncompatibleError, 'unfit'],
  [OverBudgetError, 'over_budget'],
  [InvalidBuildError, 'unreadable'],
  [RegistryError, 'refused'],
  [NothingLiveError, 'refused'],
  [DamagedError, 'damaged'],
  [UnreadableRegistryError, 'damaged'],
  [StoreUnavailableError, 'store_away'],
  [SubprocessError, 'check_failed'],
] as const;

/** Returns a function that makes paths of the shop's machine relative, as a team knows them. */
function createPathRemover({ store, cacheDir }: Pick<Releases, 'store' | 'cacheDir'>) {
  const folders = [store.folder, cacheDir, process.cwd(), tmpdir()].filter(
    (folder) => folder !== null,
  );
  folders.sort((first, second) => second.length - first.length);
  return (text: string) =>
    folders.reduce(
      (words, folder) =>
        words
          .replaceAll(`file://${folder}/`, '')
          .replaceAll(`${folder}/`, '')
          .replaceAll(folder, 'of the shop'),
      text,
    );
}
