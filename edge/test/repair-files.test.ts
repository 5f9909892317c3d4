import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publish } from 'releases/publish';
import { readRegistry } from 'releases/registry';
import { rollBack } from 'releases/roll-back';
import { readStatus } from 'releases/status';
import { limitInShortForm } from '../../releases/test/support/long-form.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import {
  testAuthor,
  publishBuilds,
  openDataFolder,
} from '../../releases/test/support/publish-to.ts';
import { publishSmallBuilds } from '../../releases/test/support/published-once.ts';
import { startEdge } from './support/shop-of.ts';
import { listStoreKinds, openStoreReleases } from '../../releases/test/support/stores.ts';

const PATHS = ['main.js', 'main.js.br', 'server/main.cjs', 'record.json'];

for (const [index, { kind, open }] of (await listStoreKinds()).entries()) {
  // The short form tests all files in the first store, a folder, and one file in the other.
  const paths = index === 0 ? PATHS : limitInShortForm(PATHS);
  describe(`a damaged version in ${kind}`, () => {
    for (const path of paths) {
      for (const what of ['changed', 'gone']) {
        it(`whose ${path} is ${what} is repaired by releasing the same build again`, async () => {
          const machine = open();
          const builds = [createBuild('shell'), createBuild('catalog')];
          await publishSmallBuilds(machine(), ['shell', 'catalog']);
          const former = await readRegistry(machine());
          const catalog = former.registry.microFrontends['catalog']?.[0];
          assert.ok(catalog);
          const key = `${catalog.extras.folder}/${path}`;
          await machine().remove(key);
          if (what === 'changed') await machine().create(key, Buffer.from('torn'));
          await assert.rejects(openStoreReleases(machine()).files.verifyFolder(catalog));

          await publish(openStoreReleases(machine()), builds, testAuthor);
          const { registry } = await readRegistry(machine());
          const [live, ...retained] = registry.microFrontends['catalog'] ?? [];
          assert.ok(live);
          assert.deepEqual([live.metadata, retained], [catalog.metadata, []]);
          await openStoreReleases(machine()).files.verifyFolder(live);
          const { releases } = await readStatus(openStoreReleases(machine()));
          assert.deepEqual(
            releases.map(({ problem }) => problem),
            [null, null],
          );
        });
      }
    }
  });
}

describe('a shop that started with a damaged shell', () => {
  const shop = async () => {
    const data = temporaryFolder();
    const builds = { old: createBuild('shell', 'old'), live: createBuild('shell', 'live') };
    await publishBuilds(data, [builds.old]);
    const [shell] = await publishBuilds(data, [builds.live, createBuild('catalog')]);
    writeFileSync(join(data, 'releases', shell?.extras.folder ?? '-', 'server/main.cjs'), 'torn');
    const app = await startEdge(data);
    assert.equal((await app.inject('/catalog')).statusCode, 503);
    return { data, builds, app };
  };
  const opens = ({ app }: Awaited<ReturnType<typeof shop>>) =>
    eventually(async () => assert.match((await app.inject('/catalog')).body, /<h1>one<\/h1>/));

  it('opens when the same build is released again', async () => {
    const found = await shop();
    await publishBuilds(found.data, [found.builds.live]);
    await opens(found);
  });

  it('opens when the shell is rolled back', async () => {
    const found = await shop();
    await rollBack(await openDataFolder(found.data), ['shell'], testAuthor);
    await opens(found);
  });
});
