import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import type { RegistryFollower } from 'releases/follow-registry';
import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';
import type { Releases } from 'releases/releases';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { createFailureCounter } from 'releases/failure-counter';
import {
  type ConfirmRollback,
  type FindIncompatibilities,
  type Outcome,
  type Suspect,
  rollBackAutomatically,
} from 'releases/roll-back-automatically';
import { WINDOW_MS } from 'releases/report-counter';
import { createRollbackChecks } from './rollback-checks.ts';
import { AUTOMATIC_AUTHOR } from 'releases/rollback-candidates';

interface Dependencies {
  settings: Settings;
  releases: Releases;
  follower: Pick<RegistryFollower, 'readLive' | 'find'>;
  findIncompatibilities: FindIncompatibilities;
  log: FastifyBaseLogger;
}

/**
 * Rolls a failing release back automatically. Reads earlier rollbacks from the release registry, so
 * that several processes do not repeat a rollback.
 */
export class AutomaticRollback {
  private readonly settings: Settings;
  private readonly releases: Releases;
  private readonly follower: Pick<RegistryFollower, 'readLive' | 'find'>;
  private readonly findIncompatibilities: FindIncompatibilities;
  private readonly log: FastifyBaseLogger;
  private readonly failureCounter = createFailureCounter();
  private readonly rollbackChecks: ReturnType<typeof createRollbackChecks>;
  private readonly pendingReleases = new Set<string>();
  private readonly loggedOutcomes = new Set<string>();
  private queue = Promise.resolve();
  private isClosing = false;

  constructor({ settings, releases, follower, findIncompatibilities, log }: Dependencies) {
    this.settings = settings;
    this.releases = releases;
    this.follower = follower;
    this.findIncompatibilities = findIncompatibilities;
    this.log = log;
    this.rollbackChecks = createRollbackChecks(settings, releases.files, log);
  }

  reportServerFailure(failure: ReleaseFailure): void {
    if (!this.settings.automaticRollback) return;
    const count = this.failureCounter.countFailure(failure.release);
    if (count === null) return;
    const { name, release, kind } = failure;
    const reason = `${release} failed on the server ${count} times within five minutes, the last time by '${kind}', and again when it was tried`;
    void this.check({ name, release, why: reason }, (currentRegistry, nextRegistry) =>
      this.rollbackChecks.isNextBetter(failure, currentRegistry, nextRegistry),
    );
  }

  /**
   * Starts the check of a remote's release that failed in browsers. If the shell's release went
   * live later, checks the shell's release instead.
   */
  reportBrowserFailures(suspect: Suspect): void {
    if (!this.settings.automaticRollback) return;
    this.checkReported(suspect).catch((cause: unknown) =>
      this.log.error({ failure: toLoggable(cause) }, 'browser reports cannot be checked'),
    );
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.rollbackChecks.close();
    await this.queue;
  }

  private async checkReported({ name, release, why }: Suspect): Promise<void> {
    const { extras } = (await this.follower.readLive()).shell.release;
    const remote = await this.follower.find(release);
    const shell = await this.follower.find(extras.folder);
    if (!remote || !shell) return;
    const isShellSuspected =
      shell.extras.live.by !== AUTOMATIC_AUTHOR && liveSinceMs(shell) > liveSinceMs(remote);
    const suspect = isShellSuspected
      ? { name: 'shell', release: extras.folder, why }
      : { name, release, why };
    const since = liveSinceMs(isShellSuspected ? shell : remote);
    // The server cannot reproduce failures in browsers. A split, which gives a share of the
    // visitors other versions, therefore ends only if one of its packages is on the reported pages.
    await this.check(suspect, async (currentRegistry, _nextRegistry, change) =>
      change === 'withdraw' && !isSplitRelevant(currentRegistry, suspect.name)
        ? false
        : !mayBeResolved(currentRegistry, since),
    );
  }

  private check(suspect: Suspect, confirm: ConfirmRollback): Promise<void> {
    if (this.pendingReleases.has(suspect.release) || this.isClosing) return this.queue;
    this.pendingReleases.add(suspect.release);
    this.queue = this.queue
      .then(() =>
        rollBackAutomatically(this.releases, suspect, confirm, this.findIncompatibilities),
      )
      .then((outcome) => this.logOutcome(suspect, outcome))
      .catch((cause: unknown) => {
        if (this.isClosing) return;
        this.log.error(
          { ...suspect, failure: toLoggable(cause) },
          'a release cannot be rolled back',
        );
      })
      .finally(() => this.pendingReleases.delete(suspect.release));
    return this.queue;
  }

  private logOutcome({ name, release, why }: Suspect, outcome: Outcome): void {
    const about = { remote: name, release, why };
    if ('moves' in outcome) {
      return this.log.error({ ...about, moves: outcome.moves }, MESSAGES[outcome.what]);
    }
    if (outcome.what === 'gone' || this.isClosing) return;
    const id = `${outcome.what} ${release}`;
    if (this.loggedOutcomes.has(id)) return;
    if (this.loggedOutcomes.size === MAX_LOGGED) this.loggedOutcomes.clear();
    this.loggedOutcomes.add(id);
    if (outcome.what === 'not confirmed') this.log.warn(about, MESSAGES[outcome.what]);
    else this.log.error(about, MESSAGES[outcome.what]);
  }
}

const isSplitRelevant = ({ split, microFrontends }: RegistryDocument, name: string): boolean =>
  [
    name,
    'shell',
    ...(microFrontends[name]?.[0]?.extras.shows ?? []).map(({ room: remote }) => remote),
  ].some((packageName) => Object.hasOwn(split?.releases ?? {}, packageName));

const liveSinceMs = ({ extras }: RegisteredRelease) => Date.parse(extras.live.since);

/** Returns whether a recent automatic rollback may already have solved the reported failure. */
const mayBeResolved = ({ history }: RegistryDocument, since: number): boolean =>
  history.some(({ by, at }) => {
    const changedAt = Date.parse(at);
    return by === AUTOMATIC_AUTHOR && changedAt > since && changedAt > Date.now() - WINDOW_MS;
  });

const MAX_LOGGED = 1000;

const MESSAGES: Record<Exclude<Outcome['what'], 'gone'>, string> = {
  rollback: 'a release that fails was taken back',
  withdraw: 'a split was withdrawn because a release fails',
  held: 'a release fails that was set live by an automatic return: nothing more is done without people',
  'nothing good': 'a release fails, and there is no good one to go back to',
  'not confirmed': 'a release fails, which may not be its fault: it stays live',
};
