import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readBuild } from '../src/builds/local-build.ts';
import { commitChange } from '../src/registry/commit-change.ts';
import { storeRelease } from '../src/builds/store-release.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { liveOf } from './support/live-of.ts';
import { author, releasesIn } from './support/publish-to.ts';

/**
 * Creates a shop with a shell, a content remote, and two catalogue releases. The first catalogue
 * release would fail any check.
 */
async function shop() {
  const data = temporaryFolder();
  const { store } = await releasesIn(data);
  const release = async (...builds: string[]) => {
    const live = Object.fromEntries(
      await Promise.all(
        builds.map(async (folder) => {
          const build = await readBuild(folder);
          return [build.releaseFile.name, await storeRelease(store, build, author)] as const;
        }),
      ),
    );
    await commitChange(store, author, () => Promise.resolve({ what: 'release', live }));
    return Object.values(live)[0]?.extras.folder ?? '';
  };
  await release(buildOf('shell'), buildOf('content'));
  const unchecked = await release(buildOf('catalog', 'one', { needs: { shared: '^9.0.0' } }));
  const back = async (name: string) => rollBack(await releasesIn(data), [name], author);
  return { data, release, unchecked, back };
}

describe('a rollback to releases that were live together', () => {
  it('needs no check', async () => {
    const { data, release, unchecked, back } = await shop();
    await release(buildOf('catalog', 'two'));
    await back('catalog');
    assert.equal((await liveOf(data, 'catalog'))?.extras.folder, unchecked);
  });

  it('is checked if another package has changed since', async () => {
    const { release, back } = await shop();
    await release(buildOf('catalog', 'two'));
    await release(buildOf('content', 'two'));
    await assert.rejects(back('catalog'), /needs shared \^9\.0\.0/);
  });

  it('is checked if files are damaged', async () => {
    const { data, release, unchecked, back } = await shop();
    await release(buildOf('catalog', 'two'));
    writeFileSync(join(data, 'releases', unchecked, 'main.js'), 'evil');
    await assert.rejects(back('catalog'), /The catalog remote cannot be loaded/);
  });
});
