import {
  type ChangeInfo,
  type SplitRequest,
  updateReleases,
  updateSplit,
} from './update-releases.ts';
import { affectsAllVisitors } from './split.ts';
import { selectRetainedReleases } from './retention.ts';
import {
  type Move,
  type PendingDeletion,
  type RegistryDocument,
  listServedFolders,
} from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

const MAX_CHANGES_PER_PACKAGE = 50;

const DELETED_ENTRY_LIFETIME_MS = 86_400_000;

export interface Change {
  what: Move['what'];
  live: Record<string, RegisteredRelease>;
  previewReleases?: Record<string, RegisteredRelease>;
  /** Null ends the current split. Undefined leaves the split unchanged. */
  split?: SplitRequest | null;
  foldersToDelete?: string[];
  /** Changed packages of other repositories. */
  outsideNames?: string[];
  /** Package whose use on pages of staff is decided. */
  decidedName?: string;
}

export function updateRegistry(
  registry: RegistryDocument,
  change: Change,
  changeInfo: ChangeInfo,
): RegistryDocument {
  const now = Date.parse(changeInfo.at);
  const revision = registry.revision + 1;
  const split = updateSplit(registry, change.split, changeInfo);
  const allReleases = updateReleases(registry, change, split, changeInfo);
  const history = trimHistory([
    ...registry.history,
    toMove(registry, change, changeInfo, revision),
  ]);
  const retainedReleases = Object.fromEntries(
    Object.entries(allReleases).map(([name, releases]) => [
      name,
      selectRetainedReleases(name, releases, history, now),
    ]),
  );
  const usedFolders = new Set(listServedFolders({ microFrontends: retainedReleases, split }));
  const unusedFolders = [
    ...listServedFolders({ microFrontends: allReleases, split: registry.split }),
    ...(change.foldersToDelete ?? []),
  ].filter((folder) => !usedFolders.has(folder));
  return {
    ...registry,
    revision,
    microFrontends: retainedReleases,
    split,
    history,
    ...updateOutside(registry, change, changeInfo),
    leaving: [
      ...registry.leaving.filter(
        (entry) => !isExpired(entry, now) && !usedFolders.has(entry.folder),
      ),
      ...unusedFolders
        .filter((folder) => !registry.leaving.some((entry) => entry.folder === folder))
        .map((folder) => ({ folder, since: changeInfo.at, move: changeInfo.id, gone: null })),
    ],
  };
}

/** A package of another repository stays barred from pages of staff until an owner allows it. */
function updateOutside(
  { outside = {} }: RegistryDocument,
  { what, outsideNames = [], decidedName }: Change,
  { at, by }: ChangeInfo,
): Pick<RegistryDocument, 'outside'> {
  const newNames = outsideNames.filter((name) => !outside[name]);
  const names = decidedName === undefined ? newNames : [decidedName];
  if (names.length === 0) return {};
  const allowedOnStaffPages = what === 'allow' ? { at, by } : null;
  const entries = names.map((name) => [name, { allowedOnStaffPages }] as const);
  return { outside: { ...outside, ...Object.fromEntries(entries) } };
}

const isExpired = ({ since, gone }: PendingDeletion, now: number) =>
  gone !== null && Date.parse(since) < now - DELETED_ENTRY_LIFETIME_MS;

export function listChangedReleases(
  { split, microFrontends }: RegistryDocument,
  change: Change,
): Change['live'] {
  const decided = change.decidedName === undefined ? [] : microFrontends[change.decidedName];
  if (change.decidedName !== undefined && decided?.[0]) return { [change.decidedName]: decided[0] };
  if (change.what === 'withdraw') return split?.releases ?? {};
  return change.split?.releases ?? change.previewReleases ?? change.live;
}

function toMove(
  registry: RegistryDocument,
  change: Change,
  changeInfo: ChangeInfo,
  revision: number,
): Move {
  const findLiveVersion = (name: string) =>
    registry.microFrontends[name]?.[0]?.metadata.version ?? null;
  const { what } = change;
  const moves = Object.entries(listChangedReleases(registry, change)).map(([name, { metadata }]) =>
    what === 'withdraw'
      ? { name, from: metadata.version, to: findLiveVersion(name) ?? metadata.version }
      : { name, from: findLiveVersion(name), to: metadata.version },
  );
  return {
    ...changeInfo,
    revision,
    what,
    ...(change.split && { share: change.split.share }),
    moves,
  };
}

/**
 * Removes old entries. Changes of live releases have their own limit, separate from splits and
 * previews.
 */
function trimHistory(history: Move[]): Move[] {
  const countByLimitKey = new Map<string, number>();
  return history
    .toReversed()
    .filter((move) => {
      const limitKeys = move.moves.map(({ name }) => `${name} ${affectsAllVisitors(move)}`);
      for (const key of limitKeys) countByLimitKey.set(key, (countByLimitKey.get(key) ?? 0) + 1);
      return limitKeys.some((key) => (countByLimitKey.get(key) ?? 0) <= MAX_CHANGES_PER_PACKAGE);
    })
    .toReversed();
}
