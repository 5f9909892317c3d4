import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from '../builds/local-build.ts';
import { UnreadableRegistryError } from '../errors.ts';
import { publishBuilds } from './publish.ts';
import { type RegistryDocument, readRegistry } from '../registry/registry.ts';
import type { Author } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import { nullIfMissing } from 'server/store/null-if-missing';

/**
 * Publishes the builds if no release is registered. Otherwise returns a sentence for each build
 * that differs from its live release.
 */
export async function publishInitialBuilds(
  releases: Releases,
  packageFolders: Record<string, string>,
  author: Author,
): Promise<string[]> {
  try {
    const { registry } = await readRegistry(releases.store);
    if (!isEmpty(registry)) return await describeDifferences(registry, packageFolders);
    const builds = await Promise.all(Object.values(packageFolders).map(readBuild));
    await publishBuilds(releases, builds, author, { shouldPublish: isEmpty });
    return [];
  } catch (cause) {
    // Returns the problem instead of throwing, because the shop can start with the releases that it
    // used last.
    if (cause instanceof StoreUnavailableError || cause instanceof UnreadableRegistryError)
      return [cause.message];
    throw cause;
  }
}

const isEmpty = ({ microFrontends }: RegistryDocument) => Object.keys(microFrontends).length === 0;

async function describeDifferences(
  { microFrontends }: RegistryDocument,
  packageFolders: Record<string, string>,
): Promise<string[]> {
  const differences = Object.entries(packageFolders).map(async ([name, folder]) => {
    if (!(await hasBuild(folder))) return [];
    const build = await readBuild(folder).catch((cause: Error) => cause);
    if (build instanceof Error)
      return [`The build of ${name} here is no release: ${build.message}`];
    const [live] = microFrontends[build.releaseFile.name] ?? [];
    if (live?.metadata.version === build.version) return [];
    const liveVersion = live
      ? `${live.metadata.version} since ${live.extras.live.since} by ${live.extras.live.by}`
      : 'nothing';
    return [
      `The build of ${name} here is ${build.version}; live is ${liveVersion}. To release the build: npm run release -- ${name}`,
    ];
  });
  return (await Promise.all(differences)).flat();
}

/**
 * Returns whether the package has a build. A machine that serves releases from a shared store has
 * no builds.
 */
const hasBuild = async (folder: string) =>
  (await stat(join(folder, 'dist')).catch(nullIfMissing)) !== null;
