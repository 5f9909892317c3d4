import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import type { RegistryFollower } from 'releases/follow-registry';
import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';
import type { Releases } from 'releases/releases';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { Settings } from '../settings/settings.ts';
import { type Obstacle, recordFailingAlert } from 'releases/failing-alert';
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
  /** Duration in ms of repeated renderings in a rollback check. */
  checkMs: number | undefined;
}

/** A suspected release, with the message that its owner gets if the release stays live. */
interface Finding extends Suspect {
  alertReason: string;
  isReportedByBrowsers: boolean;
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
  private readonly reportedOutcomes = new Set<string>();
  private queue = Promise.resolve();
  private isClosing = false;

  constructor({ settings, releases, follower, findIncompatibilities, log, checkMs }: Dependencies) {
    this.settings = settings;
    this.releases = releases;
    this.follower = follower;
    this.findIncompatibilities = findIncompatibilities;
    this.log = log;
    this.rollbackChecks = createRollbackChecks(settings, releases.files, log, checkMs);
  }

  reportServerFailure(failure: ReleaseFailure): void {
    const count = this.failureCounter.countFailure(failure.release);
    if (count === null) return;
    const { name, release, kind } = failure;
    const alertReason = `${release} failed on the server ${count} times within five minutes, the last time by '${kind}'`;
    const why = `${alertReason}, and again when it was tried`;
    void this.check(
      { name, release, why, alertReason, isReportedByBrowsers: false },
      (currentRegistry, nextRegistry) =>
        this.rollbackChecks.isNextBetter(failure, currentRegistry, nextRegistry),
    );
  }

  /**
   * Checks a remote's release that failed in browsers. If the shell's release went live later, and
   * not by an automatic rollback, checks the shell's release instead.
   */
  reportBrowserFailures(suspect: Suspect): void {
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
    const finding = { ...suspect, alertReason: why, isReportedByBrowsers: true };
    const since = liveSinceMs(isShellSuspected ? shell : remote);
    // The server cannot reproduce failures in browsers. These failures therefore end a split only
    // if the split replaces a package of the reported pages.
    await this.check(finding, async (currentRegistry, _nextRegistry, change) =>
      change === 'withdraw' && !isSplitRelevant(currentRegistry, suspect.name)
        ? false
        : !mayBeResolved(currentRegistry, since),
    );
  }

  private check(finding: Finding, confirm: ConfirmRollback): Promise<void> {
    const { name, release, why } = finding;
    if (this.pendingReleases.has(release) || this.isClosing) return this.queue;
    this.pendingReleases.add(release);
    this.queue = this.queue
      .then(() => this.rollBackIfEnabled({ name, release, why }, confirm))
      .then((outcome) => this.reportOutcome(finding, outcome))
      .catch((cause: unknown) => {
        if (this.isClosing) return;
        this.log.error(
          { name, release, why, failure: toLoggable(cause) },
          'a release cannot be rolled back',
        );
      })
      .finally(() => this.pendingReleases.delete(release));
    return this.queue;
  }

  private rollBackIfEnabled(
    suspect: Suspect,
    confirm: ConfirmRollback,
  ): Promise<Outcome | { what: 'disabled' }> {
    return this.settings.automaticRollback
      ? rollBackAutomatically(this.releases, suspect, confirm, this.findIncompatibilities)
      : Promise.resolve({ what: 'disabled' });
  }

  private async reportOutcome(
    finding: Finding,
    outcome: Outcome | { what: 'disabled' },
  ): Promise<void> {
    const { name, release, why } = finding;
    if ('moves' in outcome) {
      const facts = { remote: name, release, why, moves: outcome.moves };
      return this.log.error(facts, MESSAGES[outcome.what]);
    }
    if (outcome.what === 'gone' || this.isClosing) return;
    const id = `${outcome.what} ${release}`;
    if (!this.reportedOutcomes.has(id)) {
      if (this.reportedOutcomes.size === MAX_REPORTED_OUTCOMES) this.reportedOutcomes.clear();
      this.logObstacle(finding, outcome.what);
      this.reportedOutcomes.add(id);
    }
    // Alerts the owner even if the obstacle was logged before, because a release that went live
    // again gets a new alert.
    await this.alertOwner(finding, outcome.what);
  }

  private logObstacle({ name, release, why }: Finding, obstacle: Obstacle): void {
    const facts = { remote: name, release, why };
    if (obstacle === 'not confirmed') this.log.warn(facts, MESSAGES[obstacle]);
    // If automatic rollback is off, the log already has the reports of the failures.
    else if (obstacle !== 'disabled') this.log.error(facts, MESSAGES[obstacle]);
  }

  /** Sends no alert for browser reports that an automatic rollback may already have solved. */
  private async alertOwner(finding: Finding, obstacle: Obstacle): Promise<void> {
    if (obstacle === 'not confirmed' && finding.isReportedByBrowsers) return;
    const { name, release, alertReason: why } = finding;
    await recordFailingAlert(this.releases.store, { name, release, why }, obstacle);
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

const MAX_REPORTED_OUTCOMES = 1000;

const MESSAGES: Record<Exclude<Outcome['what'], 'gone'>, string> = {
  rollback: 'a release that fails was rolled back',
  withdraw: 'a split was withdrawn because a release fails',
  held: 'a release fails that an automatic rollback made live: only a person may change it now',
  'nothing good': 'a release fails, and there is no release to roll back to',
  'not confirmed': 'a release fails, perhaps through another cause: it stays live',
};
