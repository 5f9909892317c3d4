import { affectsAllVisitors } from './affects-all-visitors.ts';
import type { RegistryDocument } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

export function listFormerReleases(
  { history, microFrontends }: RegistryDocument,
  name: string,
): RegisteredRelease[] {
  const retainedReleases = microFrontends[name]?.slice(1) ?? [];
  const liveVersions: string[] = [];
  for (const { what, moves } of history.filter(affectsAllVisitors)) {
    const move = moves.find((packageMove) => packageMove.name === name);
    if (!move) continue;
    const rollbackIndex = what === 'rollback' ? liveVersions.lastIndexOf(move.to) : -1;
    if (rollbackIndex >= 0) liveVersions.splice(rollbackIndex);
    liveVersions.push(move.to);
  }
  const formerReleases = liveVersions
    .slice(0, -1)
    .toReversed()
    .flatMap((version) => retainedReleases.filter(({ metadata }) => metadata.version === version));
  return [...new Set(formerReleases)];
}
