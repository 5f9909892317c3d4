import { describeReleaseAlert } from 'server/release-alerts';
import type { FiguresSummary, ReleaseFigures } from '../figures/release-figures.ts';
import type { Move } from '../registry/registry.ts';
import { describeChange } from './describe-change.ts';
import type { ReleaseStatus, ShopStatus } from './status.ts';

interface VersionOverview extends Pick<
  ReleaseStatus,
  'version' | 'since' | 'by' | 'until' | 'failing' | 'problem'
> {
  /** 'previewed': stored for previews by staff, and never live. */
  state: 'live' | 'split' | 'previewed' | 'retained';
  commit: string | null;
  seen: boolean | null;
  /** Null if the release record contains no notes. */
  notes: string[] | null;
  scriptBytes: number | null;
  /** Size of the version that was live before, or null if it is not stored any more. */
  scriptBytesBefore: number | null;
  weights: Record<'js' | 'css', { bytes: number; budget: number }> | null;
  /** Weight of the scripts of the version that was live before, or null without its record. */
  jsBytesBefore: number | null;
  /** Number of sent pages that load this version. */
  loads: number;
  /**
   * Figures of the last 24 hours. Null without figures, and for versions that are neither live nor
   * in a split.
   */
  lastDay: FiguresSummary | null;
}

interface PackageOverview {
  name: string;
  versions: VersionOverview[];
  /** The latest change is first. */
  changes: { at: string; text: string; why: string }[];
}

/** A dependency. The package `from` needs `what`, which the package `to` provides. */
interface PackageLink {
  from: string;
  to: string;
  what: string;
}

interface PackagesOverview {
  revision: number;
  split: (NonNullable<ShopStatus['split']> & { names: string[] }) | null;
  packages: PackageOverview[];
  links: PackageLink[];
  /** Stored alerts to owners, the latest first. */
  alerts: AlertOverview[];
  /** Figures of the split beside those of the live versions, or null without figures. */
  comparison: ComparisonOverview | null;
}

interface AlertOverview extends Pick<
  ShopStatus['alerts'][number],
  'id' | 'at' | 'reason' | 'owner' | 'isMailed'
> {
  text: string;
  /**
   * Null if the owner has no webhook. `lastStatus` is null if there was no attempt or no response.
   */
  webhook: {
    state: 'waiting' | 'delivered' | 'gone' | 'given up';
    attempts: number;
    lastStatus: number | null;
    dueAt: string;
  } | null;
}

interface ComparisonOverview extends Pick<ReleaseFigures, 'at'> {
  packages: NonNullable<ReleaseFigures['split']>['packages'];
}

const MAX_CHANGES = 20;

/** Describes each package for the staff's pages and for programs. */
export function describePackages(status: ShopStatus): PackagesOverview {
  const { revision, split, releases, history } = status;
  // A shop of an earlier version sends no alerts.
  const { alerts = [] } = status as Partial<ShopStatus>;
  const names = [...new Set(releases.map(({ name }) => name))].sort();
  const splitNames = releases.filter(({ state }) => state === 'split').map(({ name }) => name);
  return {
    revision,
    split: split && { ...split, names: splitNames },
    packages: names.map((name) => ({
      name,
      versions: releases
        .filter((release) => release.name === name)
        .map((release) => describeVersion(release, status)),
      changes: history
        .filter(({ moves }) => moves.some((move) => move.name === name))
        .slice(-MAX_CHANGES)
        .toReversed()
        .map((change) => ({ at: change.at, text: describeChange(change), why: change.why ?? '' })),
    })),
    links: releases.filter(({ state }) => state === 'live').flatMap(listLinks),
    alerts: alerts.map(describeAlert),
    comparison: findComparison(status),
  };
}

function describeAlert(alert: ShopStatus['alerts'][number]): AlertOverview {
  const { id, at, reason, owner, isMailed, webhook } = alert;
  return {
    id,
    at,
    reason,
    owner,
    isMailed,
    text: describeReleaseAlert(alert),
    webhook: webhook && {
      state: webhook.state,
      dueAt: webhook.dueAt,
      attempts: webhook.attempts.length,
      lastStatus: webhook.attempts.at(-1)?.status ?? null,
    },
  };
}

/**
 * Returns null if the shop's version is too old to send figures, or if the figures are those of a
 * former split.
 */
function findComparison({ figures, split }: ShopStatus): ComparisonOverview | null {
  if (!figures?.split || figures.split.since !== split?.since) return null;
  return { at: figures.at, packages: figures.split.packages };
}

function describeVersion(
  release: ReleaseStatus,
  { releases, history, figures }: ShopStatus,
): VersionOverview {
  const { name, version, state, since, by, until, recorded, failing, problem, loads } = release;
  const versionBefore = findVersionBefore(history, name, version);
  const before = releases.find(
    (listedRelease) => listedRelease.name === name && listedRelease.version === versionBefore,
  );
  return {
    version,
    since,
    by,
    until,
    failing,
    problem,
    state: state === 'kept' ? describeRetained(history, name, version) : state,
    commit: recorded?.commit ?? null,
    seen: recorded?.seen ?? null,
    notes: recorded?.notes ?? null,
    scriptBytes: recorded?.size.scriptBytes ?? null,
    scriptBytesBefore: before?.recorded?.size.scriptBytes ?? null,
    weights: recorded?.weights ?? null,
    jsBytesBefore: before?.recorded?.weights?.js.bytes ?? null,
    loads: loads?.loads ?? 0,
    lastDay: figures?.lastDay[`${name}/${version}`] ?? null,
  };
}

function describeRetained(history: Move[], name: string, version: string) {
  const kinds = history
    .filter(({ moves }) => moves.some((move) => move.name === name && move.to === version))
    .map(({ what }) => what);
  return kinds.length > 0 && kinds.every((what) => what === 'preview') ? 'previewed' : 'retained';
}

/**
 * Returns the version that was live before this version first went live. Ignores rollbacks, because
 * they replace a newer version by an older one.
 */
function findVersionBefore(history: Move[], name: string, version: string): string | null {
  const move = history
    .filter(({ what }) => what !== 'rollback' && what !== 'withdraw')
    .flatMap(({ moves }) => moves)
    .find(
      (packageMove) =>
        packageMove.name === name && packageMove.to === version && packageMove.from !== version,
    );
  return move?.from ?? null;
}

function listLinks({ name, needs, shows, recorded }: ReleaseStatus): PackageLink[] {
  if (name === 'shell') return shows.map((slot) => toSlotLink(name, slot));
  const usedNames = Object.values(recorded?.uses ?? {}).flat().length;
  return [
    ...Object.entries(needs).map(([what, range]) => ({
      from: name,
      to: 'shell',
      what: `${what} ${range}${what === 'shared' && usedNames > 0 ? ` (${usedNames} names)` : ''}`,
    })),
    ...shows.map((slot) => toSlotLink(name, slot)),
  ];
}

const toSlotLink = (from: string, { room: to, expose }: ReleaseStatus['shows'][number]) => ({
  from,
  to,
  what: expose.replace(/^\.\//, ''),
});
