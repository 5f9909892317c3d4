import { changesLive } from './changes-live.ts';
import type { Move } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

/** Time for which a release stays served after it was live, in ms. Open pages still use it. */
const KEPT_MS = 7 * 86_400_000;

/** Number of former live releases that are always retained for rollbacks. */
const KEPT_LEAST = 5;

/**
 * Returns the releases of a package that stay served. A release that new pages use always stays.
 */
export function keptReleases(
  name: string,
  releases: RegisteredRelease[],
  history: Move[],
  now: number,
): RegisteredRelease[] {
  const versions = (some: Move[]) =>
    new Set(
      some.flatMap(({ moves }) => moves.filter((one) => one.name === name).map((one) => one.to)),
    );
  const wereLive = versions(history.filter(changesLive));
  const wereOthers = versions(history.filter((move) => !changesLive(move)));
  let place = 0;
  return releases.filter(({ metadata: { version }, deployment, extras }) => {
    // A rollback never chooses a version that only a split or a preview used.
    const isWayBack = wereLive.has(version) || !wereOthers.has(version);
    if (isWayBack) place += 1;
    const { until } = extras.live;
    return (
      deployment.traffic > 0 ||
      (isWayBack && place <= KEPT_LEAST + 1) ||
      until === null ||
      Date.parse(until) > now - KEPT_MS
    );
  });
}
