import { changesLive } from './changes-live.ts';
import type { Move } from './registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';

/** Time for which a release is retained after it was live, in ms. Open pages still use it. */
const KEPT_MS = 7 * 86_400_000;

/** Smallest number of former live releases that are retained for rollbacks. */
const KEPT_LEAST = 5;

/**
 * Returns the releases of a package that are retained. A release that new pages use always is.
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
    // A version that was only in a split or a preview is no target of rollbacks.
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
