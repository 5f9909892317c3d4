import type { RegisteredRelease } from './release.ts';

/** How long a release stays served after it stopped being live, in ms: pages that are open have it. */
const KEPT_MS = 7 * 86_400_000;

/** How many stay served in any case, so that one can always go back. */
const KEPT_LEAST = 5;

/** Whether a release of a package's list stays; what any new page gets stays always. */
export const isKept =
  (now: number) =>
  ({ deployment, extras }: RegisteredRelease, place: number): boolean =>
    deployment.traffic > 0 ||
    place <= KEPT_LEAST ||
    extras.live.until === null ||
    Date.parse(extras.live.until) > now - KEPT_MS;
