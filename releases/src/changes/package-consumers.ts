import { satisfies } from 'semver';
import type { ReleaseStatus } from './status.ts';

export interface PackageConsumer {
  name: string;
  version: string;
  versionRange: string;
  isCompatible: boolean;
}

/** Lists the live releases that need the package, and whether they accept the version. */
export const listPackageConsumers = (
  releases: Pick<ReleaseStatus, 'name' | 'version' | 'state' | 'needs'>[],
  packageName: string,
  version: string,
): PackageConsumer[] =>
  releases
    .filter(({ state, needs }) => state === 'live' && packageName in needs)
    .map(({ name, version: remoteVersion, needs }) => {
      const versionRange = needs[packageName] ?? '';
      return {
        name,
        version: remoteVersion,
        versionRange,
        isCompatible: satisfies(version, versionRange),
      };
    });
