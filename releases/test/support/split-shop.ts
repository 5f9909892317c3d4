import assert from 'node:assert/strict';
import { publish } from '../../src/changes/publish.ts';
import { readRegistry } from '../../src/registry/registry.ts';
import type { ObjectStore } from 'server/store/object-store';
import { testAuthor } from './publish-to.ts';
import { publishSmallBuilds } from './published-once.ts';
import { openStoreReleases } from './stores.ts';

/** Creates a shop with small releases of the shell and three remotes. */
export async function createSplitShop(machine: () => ObjectStore) {
  const releases = openStoreReleases(machine());
  const registry = async () => (await readRegistry(releases.store)).registry;
  const release = (builds: string[], share?: number) =>
    publish(releases, builds, testAuthor, { share });
  const versions = (releaseList: { metadata: { version: string } }[]) =>
    releaseList.map(({ metadata }) => metadata.version);
  await publishSmallBuilds(releases.store, ['shell', 'catalog', 'basket', 'content']);
  return {
    machine,
    releases,
    registry,
    release,
    live: async (name: string) => versions((await registry()).microFrontends[name] ?? [])[0],
    kept: async (name: string) => versions((await registry()).microFrontends[name] ?? []).slice(1),
    split: async () => {
      const { split } = await registry();
      assert.ok(split);
      return { ...split, versions: versions(Object.values(split.releases)) };
    },
    /** Returns the expected message of a change that the split prevents. */
    told: async () => {
      const [[name, one] = []] = Object.entries((await registry()).split?.releases ?? {});
      return `${name} ${one?.metadata.version} is given to 20% of the visitors`;
    },
    last: async () => {
      const { what, share, moves } = (await registry()).history.at(-1) ?? {};
      return { what, share, moves };
    },
  };
}
