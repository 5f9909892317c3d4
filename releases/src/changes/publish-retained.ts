import type { Author, RegisteredRelease } from '../builds/release.ts';
import { RegistryError } from '../errors.ts';
import { commitChange } from '../registry/commit-change.ts';
import { type RegistryDocument, listServedReleases } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';
import { createReleaseChange, createSplitChange } from './release-change.ts';

/**
 * Makes stored versions live, or gives them to a share of the visitors. `versions` has the version
 * of each package.
 */
export async function publishRetained(
  { store, files }: Pick<Releases, 'store' | 'files'>,
  versions: Record<string, string>,
  author: Author,
  share?: number,
): Promise<RegisteredRelease[]> {
  const { registry } = await commitChange(store, author, async (currentRegistry) => {
    const releases = Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        findVersion(currentRegistry, name, version),
      ]),
    );
    return share === undefined
      ? createReleaseChange({ store, files }, currentRegistry, releases)
      : createSplitChange({ store, files }, currentRegistry, releases, share);
  });
  return Object.entries(versions).map(([name, version]) => findVersion(registry, name, version));
}

function findVersion(registry: RegistryDocument, name: string, version: string): RegisteredRelease {
  const release = listServedReleases(registry).find(
    ({ extras }) => extras.folder === `${name}/${version}`,
  );
  if (!release)
    throw new RegistryError(`Nothing has changed. ${name} ${version} is not stored any more.`);
  return { ...release, deployment: { traffic: 100, default: true } };
}
