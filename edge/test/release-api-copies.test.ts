import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReadOnlyStore } from 'releases/download-live-releases';
import { publish } from 'releases/publish';
import { readLiveCopies } from 'releases/publish-copies';
import { ReleaseFiles } from 'releases/release-files';
import { startApiShop } from './support/api-shop.ts';
import { interceptReleaseCalls } from './support/between.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';

const ada = { by: 'Ada', commit: 'abc', why: 'Copied from staging.' };

/** Starts two running shops. Staging has a newer catalogue, read over HTTP with a token. */
async function startStagingAndProduction() {
  const [staging, production] = [await startApiShop(), await startApiShop()];
  await publish(staging.releases, [createBuild('catalog', 'two')], { by: 'Grace', commit: 'def' });
  const { secret } = await staging.token(['catalog']);
  const store = createReadOnlyStore({ origin: staging.origin, token: secret });
  const copies = await readLiveCopies(
    { store, files: new ReleaseFiles(store, temporaryFolder()) },
    ['catalog'],
  );
  return { staging, production, copies };
}

describe('a copy from one running shop to another', () => {
  it('survives an interruption, and has the same bytes and record as in the first', async (t) => {
    const { staging, production, copies } = await startStagingAndProduction();
    const { secret } = await production.token(['catalog']);
    const before = await production.live('catalog');
    let calls = 5;
    interceptReleaseCalls(t, (_call, go) => {
      calls -= 1;
      return calls < 0 ? Promise.reject(new Error('broken off')) : go();
    });
    await assert.rejects(production.client(secret, []).copy(copies, ada), /broken off/);
    assert.equal(await production.live('catalog'), before);
    calls = Infinity;
    const [live] = await production.client(secret).copy(copies, ada);
    const prefix = `catalog/${live?.metadata.version}/`;
    assert.equal(await production.live('catalog'), await staging.live('catalog'));
    for (const { key } of await staging.store.list(prefix))
      assert.deepEqual(
        (await production.store.read(key))?.body,
        (await staging.store.read(key))?.body,
        key,
      );
    const move = (await production.registry()).history.at(-1);
    assert.deepEqual([move?.by, move?.why], ['catalog team (Ada)', 'Copied from staging.']);
    assert.deepEqual(await production.uploads(), []);
  });

  it('is refused without a token for the package, and for a record of other files', async () => {
    const { production, copies } = await startStagingAndProduction();
    const other = await production.team('basket');
    await assert.rejects(other.copy(copies, ada), /is for basket, and not for catalog/);
    const [copy] = copies;
    assert.ok(copy);
    const record = { ...copy.record, routes: [{ path: '/account' }] };
    const forged = { ...copy, record, recordBody: Buffer.from(JSON.stringify(record)) };
    const team = await production.team('catalog');
    await assert.rejects(team.copy([forged], ada), /does not describe its files/);
  });
});
