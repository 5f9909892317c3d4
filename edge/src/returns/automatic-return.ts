import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import type { Follower } from 'releases/follow-registry';
import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';
import type { Releases } from 'releases/releases';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { repeatedFailures } from 'releases/repeated-failures';
import {
  type Confirm,
  type FindMisfits,
  type Outcome,
  type Suspect,
  takeBack,
} from 'releases/take-back';
import { WITHIN_MS } from 'releases/reported-failures';
import { trialsOf } from './trials.ts';
import { AUTOMATIC } from 'releases/ways-back';

interface Dependencies {
  settings: Settings;
  releases: Releases;
  follower: Pick<Follower, 'readLive' | 'find'>;
  findMisfits: FindMisfits;
  log: FastifyBaseLogger;
}

/**
 * Rolls back live releases that fail. It finds earlier rollbacks in the registry, so that a restart
 * or another process does not repeat one.
 */
export class AutomaticReturn {
  private readonly settings: Settings;
  private readonly releases: Releases;
  private readonly follower: Pick<Follower, 'readLive' | 'find'>;
  private readonly findMisfits: FindMisfits;
  private readonly log: FastifyBaseLogger;
  private readonly failures = repeatedFailures();
  private readonly trials: ReturnType<typeof trialsOf>;
  /** Folders of releases with a running or waiting check. */
  private readonly pending = new Set<string>();
  private readonly logged = new Set<string>();
  private queue = Promise.resolve();
  private isClosing = false;

  constructor({ settings, releases, follower, findMisfits, log }: Dependencies) {
    this.settings = settings;
    this.releases = releases;
    this.follower = follower;
    this.findMisfits = findMisfits;
    this.log = log;
    this.trials = trialsOf(settings, releases.files, log);
  }

  /** Counts a failure on the server and starts a check if failures repeat. */
  failedOnServer(failure: ReleaseFailure): void {
    if (!this.settings.automaticReturn) return;
    const count = this.failures.failed(failure.release);
    if (count === null) return;
    const { name, release, kind } = failure;
    const why = `${release} failed on the server ${count} times within five minutes, the last time by '${kind}', and again when it was tried`;
    void this.check({ name, release, why }, (present, better) =>
      this.trials.doesBetter(failure, present, better),
    );
  }

  /**
   * Handles a release that many browsers report. The suspect is the remote or the shell, whichever
   * went live last.
   */
  failedInBrowsers(reported: Suspect): void {
    if (!this.settings.automaticReturn) return;
    this.checkReported(reported).catch((cause: unknown) =>
      this.log.error({ failure: loggable(cause) }, 'browser reports cannot be checked'),
    );
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.trials.close();
    await this.queue;
  }

  private async checkReported({ name, release, why }: Suspect): Promise<void> {
    const { extras } = (await this.follower.readLive()).shell.release;
    const remote = await this.follower.find(release);
    const shell = await this.follower.find(extras.folder);
    if (!remote || !shell) return;
    const isShell = shell.extras.live.by !== AUTOMATIC && sinceOf(shell) > sinceOf(remote);
    const suspect = isShell
      ? { name: 'shell', release: extras.folder, why }
      : { name, release, why };
    const since = sinceOf(isShell ? shell : remote);
    // Failures in browsers cannot be reproduced here. So a split stays unless it contains a package
    // of the reported pages.
    await this.check(suspect, async (present, _better, what) =>
      what === 'withdraw' && !isConcerned(present, suspect.name)
        ? false
        : !mayBeOver(present, since),
    );
  }

  /** Checks suspects sequentially, each release only once at a time. */
  private check(suspect: Suspect, confirm: Confirm): Promise<void> {
    if (this.pending.has(suspect.release) || this.isClosing) return this.queue;
    this.pending.add(suspect.release);
    this.queue = this.queue
      .then(() => takeBack(this.releases, suspect, confirm, this.findMisfits))
      .then((outcome) => this.logOutcome(suspect, outcome))
      .catch((cause: unknown) => {
        if (this.isClosing) return;
        this.log.error({ ...suspect, failure: loggable(cause) }, 'a release cannot be rolled back');
      })
      .finally(() => this.pending.delete(suspect.release));
    return this.queue;
  }

  /** Logs a rollback always, and another outcome once for each release. */
  private logOutcome({ name, release, why }: Suspect, outcome: Outcome): void {
    const about = { room: name, release, why };
    if ('moves' in outcome) {
      return this.log.error({ ...about, moves: outcome.moves }, MESSAGES[outcome.what]);
    }
    if (outcome.what === 'gone' || this.isClosing) return;
    const id = `${outcome.what} ${release}`;
    if (this.logged.has(id)) return;
    if (this.logged.size === MAX_LOGGED) this.logged.clear();
    this.logged.add(id);
    if (outcome.what === 'not confirmed') this.log.warn(about, MESSAGES[outcome.what]);
    else this.log.error(about, MESSAGES[outcome.what]);
  }
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
const MAX_LOGGED = 1000;

const MESSAGES: Record<Exclude<Outcome['what'], 'gone'>, string> = {
  rollback: 'a release that fails was taken back',
  withdraw: 'a split was withdrawn because a release fails',
  held: 'a release fails that was set live by an automatic return: nothing more is done without people',
  'nothing good': 'a release fails, and there is no good one to go back to',
  'not confirmed': 'a release fails, which may not be its fault: it stays live',
};
