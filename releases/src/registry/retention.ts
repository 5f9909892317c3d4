import { affectsAllVisitors } from './split.ts';
import type { Move } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

/**
 * Time in ms for which a release is served after it was replaced, because open pages still use it.
 */
const RETENTION_MS = 7 * 86_400_000;

const MIN_ROLLBACK_RELEASES = 5;

export function selectRetainedReleases(
  name: string,
  releases: RegisteredRelease[],
  history: Move[],
  now: number,
): RegisteredRelease[] {
  const collectVersions = (changes: Move[]) =>
    new Set(
      changes.flatMap(({ moves }) =>
        moves.filter((move) => move.name === name).map((packageMove) => packageMove.to),
      ),
    );
  const liveVersions = collectVersions(history.filter(affectsAllVisitors));
  const otherVersions = collectVersions(history.filter((move) => !affectsAllVisitors(move)));
  let rollbackPosition = 0;
  return releases.filter(({ metadata: { version }, deployment, extras }) => {
    // A version that was only in a split or a preview is not a rollback target.
    const isRollbackTarget = liveVersions.has(version) || !otherVersions.has(version);
    if (isRollbackTarget) rollbackPosition += 1;
    const { until } = extras.live;
    return (
      deployment.traffic > 0 ||
      (isRollbackTarget && rollbackPosition <= MIN_ROLLBACK_RELEASES + 1) ||
      until === null ||
      Date.parse(until) > now - RETENTION_MS
    );
  });
}
