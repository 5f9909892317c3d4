import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from '../builds/local-build.ts';
import { UnreadableRegistryError } from '../errors.ts';
import { publishBuilds } from './publish.ts';
import { type RegistryDocument, readRegistry } from '../registry/registry.ts';
import type { Author } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { nullIfGone } from '../store/null-if-gone.ts';

/**
 * Publishes the builds if the registry is empty, else changes nothing. Returns a sentence for each
 * build that differs from the live release. If the registry is unreadable, it returns the reason.
 */
export async function publishFirst(
  releases: Releases,
  packageFolders: Record<string, string>,
  author: Author,
): Promise<string[]> {
  try {
    const { registry } = await readRegistry(releases.store);
    if (!isEmpty(registry)) return await differing(registry, packageFolders);
    const builds = await Promise.all(Object.values(packageFolders).map(readBuild));
    await publishBuilds(releases, builds, author, { isWanted: isEmpty });
    return [];
  } catch (cause) {
    // The shop starts with the releases that it used last, so this is no error.
    if (cause instanceof StoreAwayError || cause instanceof UnreadableRegistryError)
      return [cause.message];
    throw cause;
  }
}

const isEmpty = ({ microFrontends }: RegistryDocument) => Object.keys(microFrontends).length === 0;

async function differing(
  { microFrontends }: RegistryDocument,
  packageFolders: Record<string, string>,
): Promise<string[]> {
  const sentences = Object.entries(packageFolders).map(async ([name, folder]) => {
    if (!(await hasBuild(folder))) return [];
    const build = await readBuild(folder).catch((cause: Error) => cause);
    if (build instanceof Error)
      return [`The build of ${name} here is no release: ${build.message}`];
    const [live] = microFrontends[build.about.name] ?? [];
    if (live?.metadata.version === build.version) return [];
    const what = live
      ? `${live.metadata.version} since ${live.extras.live.since} by ${live.extras.live.by}`
      : 'nothing';
    return [
      `The build of ${name} here is ${build.version}; live is ${what}. To release the build: npm run release -- ${name}`,
    ];
  });
  return (await Promise.all(sentences)).flat();
}

/** A machine that only serves releases from a shared store has no builds. */
const hasBuild = async (folder: string) =>
  (await stat(join(folder, 'dist')).catch(nullIfGone)) !== null;
