import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publish } from 'releases/publish';
import { readRegistry } from 'releases/registry';
import { rollBack } from 'releases/roll-back';
import { readStatus } from 'releases/status';
import { buildOf, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { author, publishTo, releasesIn } from '../../releases/test/support/publish-to.ts';
import { releaseInto } from '../../releases/test/support/published-once.ts';
import { edgeOver } from './support/shop-of.ts';
import { kindsOfStore, releasesOf } from '../../releases/test/support/stores.ts';

for (const { kind, open } of await kindsOfStore()) {
  describe(`a damaged version in ${kind}`, () => {
    for (const path of ['main.js', 'main.js.br', 'server/main.cjs', 'record.json']) {
      for (const what of ['changed', 'gone']) {
        it(`whose ${path} is ${what} is repaired by releasing the same build again`, async () => {
          const machine = open();
          const builds = [buildOf('shell'), buildOf('catalog')];
          await releaseInto(machine(), ['shell', 'catalog']);
          const former = await readRegistry(machine());
          const catalog = former.registry.microFrontends['catalog']?.[0];
          assert.ok(catalog);
          const key = `${catalog.extras.folder}/${path}`;
          await machine().remove(key);
          if (what === 'changed') await machine().create(key, Buffer.from('torn'));
          await assert.rejects(releasesOf(machine()).files.verifyFolder(catalog));

          await publish(releasesOf(machine()), builds, author);
          const { registry } = await readRegistry(machine());
          const [live, ...retained] = registry.microFrontends['catalog'] ?? [];
          assert.ok(live);
          assert.deepEqual([live.metadata, retained], [catalog.metadata, []]);
          await releasesOf(machine()).files.verifyFolder(live);
          const { releases } = await readStatus(releasesOf(machine()));
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
    const builds = { old: buildOf('shell', 'old'), live: buildOf('shell', 'live') };
    await publishTo(data, [builds.old]);
    const [shell] = await publishTo(data, [builds.live, buildOf('catalog')]);
    writeFileSync(join(data, 'releases', shell?.extras.folder ?? '-', 'server/main.cjs'), 'torn');
    const app = await edgeOver(data);
    assert.equal((await app.inject('/catalog')).statusCode, 503);
    return { data, builds, app };
  };
  const opens = ({ app }: Awaited<ReturnType<typeof shop>>) =>
    eventually(async () => assert.match((await app.inject('/catalog')).body, /<h1>one<\/h1>/));

  it('opens when the same build is released again', async () => {
    const found = await shop();
    await publishTo(found.data, [found.builds.live]);
    await opens(found);
  });

  it('opens when the shell is rolled back', async () => {
    const found = await shop();
    await rollBack(await releasesIn(found.data), ['shell'], author);
    await opens(found);
  });
});
