import { changesLive } from './changes-live.ts';
import type { Move } from './registry.ts';
import type { RegisteredRelease } from './release.ts';

/** How long a release stays served after it stopped being live, in ms: pages that are open have it. */
const KEPT_MS = 7 * 86_400_000;

/** How many stay served in any case, so that one can always go back: those that were live for all. */
const KEPT_LEAST = 5;

/** Of a package's releases those that stay. What any new page gets stays always. */
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
    // What only a share of the visitors got, or staff, is nothing to go back to.
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
