import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readBuild } from '../src/builds/local-build.ts';
import { commitChange } from '../src/registry/commit-change.ts';
import { storeRelease } from '../src/builds/store-build.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readLiveRelease } from './support/live-of.ts';
import { testAuthor, openDataFolder } from './support/publish-to.ts';

/**
 * Creates a shop with a shell, a content remote, and two catalogue releases. The first catalogue
 * release would fail any check.
 */
async function createShop() {
  const data = temporaryFolder();
  const { store } = await openDataFolder(data);
  const release = async (...builds: string[]) => {
    const live = Object.fromEntries(
      await Promise.all(
        builds.map(async (folder) => {
          const build = await readBuild(folder);
          return [build.releaseFile.name, await storeRelease(store, build, testAuthor)] as const;
        }),
      ),
    );
    await commitChange(store, testAuthor, () => Promise.resolve({ what: 'release', live }));
    return Object.values(live)[0]?.extras.folder ?? '';
  };
  await release(createBuild('shell'), createBuild('content'));
  const unchecked = await release(createBuild('catalog', 'one', { needs: { shared: '^9.0.0' } }));
  const back = async (name: string) => rollBack(await openDataFolder(data), [name], testAuthor);
  return { data, release, unchecked, back };
}

describe('a rollback to releases that were live together', () => {
  it('needs no check', async () => {
    const { data, release, unchecked, back } = await createShop();
    await release(createBuild('catalog', 'two'));
    await back('catalog');
    assert.equal((await readLiveRelease(data, 'catalog'))?.extras.folder, unchecked);
  });

  it('is checked if another package has changed since', async () => {
    const { release, back } = await createShop();
    await release(createBuild('catalog', 'two'));
    await release(createBuild('content', 'two'));
    await assert.rejects(back('catalog'), /needs shared \^9\.0\.0/);
  });

  it('is checked if files are damaged', async () => {
    const { data, release, unchecked, back } = await createShop();
    await release(createBuild('catalog', 'two'));
    writeFileSync(join(data, 'releases', unchecked, 'main.js'), 'evil');
    await assert.rejects(back('catalog'), /The catalog remote cannot be loaded/);
  });
});
