import { satisfies } from 'semver';
import type { ReleaseStatus } from './status.ts';

/** A live room that runs with a package which the shell gives. */
export interface Taker {
  name: string;
  version: string;
  /** The versions of the package that it was built for. */
  needs: string;
  /** Whether the version in question is one of them. */
  takes: boolean;
}

/** The live rooms that would get another version of a package with the next shell. */
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
