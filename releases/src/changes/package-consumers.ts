import { satisfies } from 'semver';
import type { ReleaseStatus } from './status.ts';

/** A live remote that uses a package which the shell provides. */
export interface PackageConsumer {
  name: string;
  version: string;
  /** Version range of the package that the remote needs. */
  versionRange: string;
  /** Whether the new version is in that range. */
  isCompatible: boolean;
}

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
