import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import type { Follower } from 'releases/follow-registry';
import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';
import type { Releases } from 'releases/releases';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { repeatedFailures } from 'releases/repeated-failures';
import { type Confirm, type Outcome, type Suspect, takeBack } from 'releases/take-back';
import { WITHIN_MS } from 'releases/reported-failures';
import { trialsOf } from './trials.ts';
import { AUTOMATIC } from 'releases/ways-back';

export type AutomaticReturn = ReturnType<typeof automaticReturn>;

/**
 * Rolls back live releases that fail. Its state is in the registry, so that a restart or another
 * process does not repeat a rollback.
 */
export function automaticReturn(
  settings: Settings,
  releases: Releases,
  follower: Pick<Follower, 'readLive' | 'find'>,
  log: FastifyBaseLogger,
) {
  const failures = repeatedFailures();
  const pending = new Set<string>();
  const told = new Set<string>();
  const trials = trialsOf(settings, releases.files, log);
  let queue = Promise.resolve();
  let isClosing = false;

  /** Checks suspects sequentially, each release only once at a time. */
  function look(suspect: Suspect, confirm: Confirm): Promise<void> {
    if (pending.has(suspect.release) || isClosing) return queue;
    pending.add(suspect.release);
    queue = queue
      .then(async () => tell(suspect, await takeBack(releases, suspect, confirm)))
      .catch((cause: unknown) => {
        if (!isClosing)
          log.error({ ...suspect, failure: loggable(cause) }, 'a release cannot be taken back');
      })
      .finally(() => pending.delete(suspect.release));
    return queue;
  }

  function tell({ name, release, why }: Suspect, outcome: Outcome): void {
    const about = { room: name, release, why };
    if ('moves' in outcome)
      return log.error({ ...about, moves: outcome.moves }, SAID[outcome.what]);
    if (outcome.what === 'gone' || isClosing) return;
    const id = `${outcome.what} ${release}`;
    if (told.has(id)) return;
    if (told.size === MOST_TOLD) told.clear();
    told.add(id);
    if (outcome.what === 'not confirmed') log.warn(about, SAID[outcome.what]);
    else log.error(about, SAID[outcome.what]);
  }

  return {
    /** Counts a failure on the server and starts a check if failures repeat. */
    failedOnServer(failure: ReleaseFailure): void {
      if (!settings.automaticReturn) return;
      const count = failures.failed(failure.release);
      if (count === null) return;
      const { name, release, kind } = failure;
      const why = `${release} failed on the server ${count} times within five minutes, the last time by '${kind}', and again when it was tried`;
      void look({ name, release, why }, (present, better) =>
        trials.doesBetter(failure, present, better),
      );
    },

    /**
     * Handles widespread reports of browsers. Of the remote and the shell, the one that went live
     * last is suspected.
     */
    failedInBrowsers({ name, release, why }: Suspect): void {
      if (!settings.automaticReturn) return;
      const blame = async () => {
        const { extras } = (await follower.readLive()).shell.release;
        const [room, shell] = [await follower.find(release), await follower.find(extras.folder)];
        if (!room || !shell) return;
        const isShell = shell.extras.live.by !== AUTOMATIC && sinceOf(shell) > sinceOf(room);
        const suspect = isShell
          ? { name: 'shell', release: extras.folder, why }
          : { name, release, why };
        const since = sinceOf(isShell ? shell : room);
        // Browser reports cannot be reproduced here. So a split stays unless it contains a package
        // of the page.
        await look(suspect, async (present, _better, what) =>
          what === 'withdraw' && !isConcerned(present, suspect.name)
            ? false
            : !mayBeOver(present, since),
        );
      };
      blame().catch((cause: unknown) =>
        log.error({ failure: loggable(cause) }, 'reports of browsers cannot be looked into'),
      );
    },

    async close(): Promise<void> {
      isClosing = true;
      trials.close();
      await queue;
    },
  };
}

/** Returns whether the split contains a package that pages of `name` use. */
const isConcerned = ({ split, microFrontends }: RegistryDocument, name: string): boolean =>
  [name, 'shell', ...(microFrontends[name]?.[0]?.extras.shows ?? []).map(({ room }) => room)].some(
    (one) => Object.hasOwn(split?.releases ?? {}, one),
  );

const sinceOf = ({ extras }: RegisteredRelease) => Date.parse(extras.live.since);

/** Returns whether reports may come from pages loaded before a recent automatic rollback. */
const mayBeOver = ({ history }: RegistryDocument, since: number): boolean =>
  history.some(({ by, at }) => {
    const made = Date.parse(at);
    return by === AUTOMATIC && made > since && made > Date.now() - WITHIN_MS;
  });

/** Largest number of outcomes in memory that were logged. */
const MOST_TOLD = 1000;

const SAID: Record<Exclude<Outcome['what'], 'gone'>, string> = {
  rollback: 'a release that fails was taken back',
  withdraw: 'a split was withdrawn because a release fails',
  held: 'a release fails that was set live by an automatic return: nothing more is done without people',
  'nothing good': 'a release fails, and there is no good one to go back to',
  'not confirmed': 'a release fails, which may not be its fault: it stays live',
};
