import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';

export interface Version {
  version: string;
  state: 'live' | 'split' | 'kept';
  since: string;
  by: string;
}

export interface PackageVersions {
  name: string;
  versions: Version[];
}

export function listVersions(registry: RegistryDocument | null): PackageVersions[] {
  return Object.entries(registry?.microFrontends ?? {}).map(([name, [live, ...retained]]) => {
    const split = registry?.split?.releases[name];
    const versions = [
      ...(live ? [toVersion(live, 'live')] : []),
      ...(split ? [toVersion(split, 'split')] : []),
      ...retained.map((release) => toVersion(release, 'kept')),
    ];
    return { name, versions };
  });
}

const toVersion = (
  { metadata, extras: { live } }: RegisteredRelease,
  state: Version['state'],
): Version => ({ version: metadata.version, state, since: live.since, by: live.by });
