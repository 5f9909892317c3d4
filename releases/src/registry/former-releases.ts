import { changesLive } from './changes-live.ts';
import type { RegistryDocument } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

/**
 * Returns the retained releases of a package that were live before the current one, the latest
 * first. It skips releases that were rolled back.
 */
export function formerReleases(
  { history, microFrontends }: RegistryDocument,
  name: string,
): RegisteredRelease[] {
  const kept = microFrontends[name]?.slice(1) ?? [];
  const line: string[] = [];
  for (const { what, moves } of history.filter(changesLive)) {
    const move = moves.find((one) => one.name === name);
    if (!move) continue;
    const place = what === 'rollback' ? line.lastIndexOf(move.to) : -1;
    if (place >= 0) line.splice(place);
    line.push(move.to);
  }
  const found = line
    .slice(0, -1)
    .toReversed()
    .flatMap((version) => kept.filter(({ metadata }) => metadata.version === version));
  return [...new Set(found)];
}
