import { satisfies } from 'semver';
import type { ReleaseStatus } from './status.ts';

/** A live remote that uses a package which the shell provides. */
export interface Taker {
  name: string;
  version: string;
  /** Version range of the package that the remote needs. */
  needs: string;
  /** Whether the new version is in that range. */
  takes: boolean;
}

/**
 * Returns the live remotes that use a package of the shell, and whether its new version is in their
 * version range.
 */
export const takersOf = (
  releases: Pick<ReleaseStatus, 'name' | 'version' | 'state' | 'needs'>[],
  given: string,
  version: string,
): Taker[] =>
  releases
    .filter(({ state, needs }) => state === 'live' && given in needs)
    .map(({ name, version: own, needs }) => {
      const range = needs[given] ?? '';
      return { name, version: own, needs: range, takes: satisfies(version, range) };
    });
