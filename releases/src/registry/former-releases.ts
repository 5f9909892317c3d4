import { affectsAllVisitors } from './split.ts';
import type { Move, RegistryDocument } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

export function listFormerReleases(
  { history, microFrontends }: RegistryDocument,
  name: string,
): RegisteredRelease[] {
  const retainedReleases = microFrontends[name]?.slice(1) ?? [];
  const formerReleases = listFormerVersions(history, name).flatMap((version) =>
    retainedReleases.filter(({ metadata }) => metadata.version === version),
  );
  return [...new Set(formerReleases)];
}

/**
 * Lists the versions that were live, the latest first, without those that were rolled back. Some may
 * not be stored any more.
 */
export function listFormerVersions(history: Move[], name: string): string[] {
  const liveVersions: string[] = [];
  for (const { what, moves } of history.filter(affectsAllVisitors)) {
    const move = moves.find((packageMove) => packageMove.name === name);
    if (!move) continue;
    const rollbackIndex = what === 'rollback' ? liveVersions.lastIndexOf(move.to) : -1;
    if (rollbackIndex >= 0) liveVersions.splice(rollbackIndex);
    liveVersions.push(move.to);
  }
  return liveVersions.slice(0, -1).toReversed();
}
