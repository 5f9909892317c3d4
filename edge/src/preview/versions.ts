import type { PackageVersions, PreviewableVersion } from 'contract/releases/versions';
import type { RegistryDocument } from 'releases/registry';
import type { RegisteredRelease } from 'releases/release';

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
  state: PreviewableVersion['state'],
): PreviewableVersion => ({ version: metadata.version, state, since: live.since, by: live.by });
