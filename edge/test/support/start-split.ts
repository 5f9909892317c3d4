import { commitChange } from 'releases/commit-change';
import { readBuild } from 'releases/local-build';
import { storeRelease } from 'releases/store-build';
import { createBuild } from '../../../releases/test/support/builds.ts';
import { openDataFolder, testAuthor } from '../../../releases/test/support/publish-to.ts';

/** Releases a new version of a remote to half of the visitors. Resolves to the version. */
export async function startSplit(data: string, name: string, source: string): Promise<string> {
  const { store } = await openDataFolder(data);
  const release = await storeRelease(store, await readBuild(createBuild(name, source)), testAuthor);
  await commitChange(store, testAuthor, async () => ({
    what: 'split' as const,
    live: {},
    split: { share: 0.5, releases: { [name]: release } },
  }));
  return release.metadata.version;
}
