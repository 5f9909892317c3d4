import assert from 'node:assert/strict';
import { type TestContext, describe, it } from 'node:test';
import { publish } from '../src/changes/publish.ts';
import { type RegistryDocument, readRegistry } from '../src/registry/registry.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import type { ObjectStore } from 'server/store/object-store';
import { FolderStore } from 'server/store/folder-store';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { testAuthor } from './support/publish-to.ts';
import { createKilledStore, openStoreReleases } from './support/stores.ts';

const DAY = 86_400_000;

describe('a release', () => {
  it('is retained for a week after it was live, and the last five longer', async (t) => {
    const { store, release, days } = createShop(t);
    for (let number = 1; number <= 8; number += 1) await release(number);
    assert.equal((await listRegisteredVersions(store)).length, 8);
    days(6);
    await release(9);
    assert.equal((await listRegisteredVersions(store)).length, 9);
    days(2);
    await release(10);
    assert.deepEqual((await listRegisteredVersions(store)).length, 6);
    assert.deepEqual(await listStoredVersions(store), await listRegisteredVersions(store));
  });

  it('is retained while it is live, at any age', async (t) => {
    const { store, release, days } = createShop(t);
    for (let number = 1; number <= 7; number += 1) await release(number);
    const [oldest = ''] = (await listRegisteredVersions(store)).slice(-1);
    await rollBack(openStoreReleases(store), ['catalog'], testAuthor, oldest);
    days(400);
    await release(1);
    const versions = await listRegisteredVersions(store);
    assert.equal(versions[0], oldest);
    await release(8);
    assert.ok((await listStoredVersions(store)).includes(oldest));
  });

  it('is retained while it is split, and afterwards like a live one', async (t) => {
    const { store, release, days } = createShop(t);
    await release(1);
    await release(2, 0.2);
    const { split } = await registry(store);
    const version = split?.releases['catalog']?.metadata.version ?? '';
    days(400);
    await publish(openStoreReleases(store), [createBuild('basket')], testAuthor);
    assert.ok((await listStoredVersions(store)).includes(version));
    await rollBack(openStoreReleases(store), ['catalog'], testAuthor);
    days(6);
    for (let number = 3; number <= 8; number += 1) await release(number);
    assert.ok((await listStoredVersions(store)).includes(version));
    days(2);
    await release(9);
    assert.ok(!(await listStoredVersions(store)).includes(version));
  });

  it('for staff or a share only does not count among those for rollbacks', async (t) => {
    const { store, release, days } = createShop(t);
    await release(1);
    const [first = ''] = await listRegisteredVersions(store);
    await release(2);
    days(8);
    for (let number = 3; number <= 9; number += 1) {
      await publish(
        openStoreReleases(store),
        [createBuild('catalog', String(number))],
        testAuthor,
        {
          preview: true,
        },
      );
    }
    for (let number = 10; number <= 16; number += 1) {
      await release(number, 0.2);
      await rollBack(openStoreReleases(store), ['catalog'], testAuthor);
    }
    assert.ok((await listStoredVersions(store)).includes(first));
    const [back] = await rollBack(openStoreReleases(store), ['catalog'], testAuthor);
    assert.equal(back?.metadata.version, first);
  });

  it('that was interrupted is deleted after a day and not before', async (t) => {
    const { store, release, days } = createShop(t);
    await release(1);
    const half = publish(
      openStoreReleases(createKilledStore(store, 4)),
      [createBuild('catalog', 'half')],
      testAuthor,
    );
    await assert.rejects(half, /killed/);
    await release(2);
    assert.equal((await listStoredVersions(store)).length, 3);
    days(2);
    await release(3);
    assert.deepEqual(await listStoredVersions(store), await listRegisteredVersions(store));
  });

  it('that is marked for deletion is deleted by a later release if the first one is killed', async (t) => {
    const { store, release, days } = createShop(t);
    for (let number = 1; number <= 7; number += 1) await release(number);
    days(8);
    const build = createBuild('catalog', '8');
    for (let writes = 1; (await registry(store)).leaving.length === 0; writes += 1) {
      await assert.rejects(
        publish(openStoreReleases(createKilledStore(store, writes)), [build], testAuthor),
        /killed/,
      );
    }
    assert.ok((await registry(store)).leaving.every(({ gone }) => gone === null));
    assert.ok(
      (await listStoredVersions(store)).length > (await listRegisteredVersions(store)).length,
    );
    days(1);
    await release(9);
    assert.deepEqual(await listStoredVersions(store), await listRegisteredVersions(store));
  });

  it('that was deleted can be released again', async (t) => {
    const { store, release, days } = createShop(t);
    for (let number = 1; number <= 7; number += 1) await release(number);
    const [oldest = ''] = (await listRegisteredVersions(store)).slice(-1);
    days(8);
    await release(8);
    assert.ok(!(await listStoredVersions(store)).includes(oldest));
    await release(1);
    assert.equal((await listRegisteredVersions(store))[0], oldest);
    days(2);
    await release(9);
    assert.deepEqual(
      (await registry(store)).leaving.filter(({ folder }) => folder.includes(oldest)),
      [],
    );
  });
});

/** Creates a shop whose catalogue remote has releases at different times. */
function createShop(t: TestContext) {
  const store = new FolderStore(temporaryFolder());
  let now = Date.now();
  t.mock.timers.enable({ apis: ['Date'], now });
  return {
    store,
    release: (number: number, share?: number) =>
      publish(openStoreReleases(store), [createBuild('catalog', `${number}`)], testAuthor, {
        share,
      }),
    days: (many: number) => t.mock.timers.setTime((now += many * DAY)),
  };
}

const registry = async (store: ObjectStore): Promise<RegistryDocument> =>
  (await readRegistry(store)).registry;

/** Returns the versions of the catalogue remote in the registry, the live one first. */
const listRegisteredVersions = async (store: ObjectStore) =>
  ((await registry(store)).microFrontends['catalog'] ?? []).map(({ metadata }) => metadata.version);

/** Returns the versions with files in the store, in the order of the registry. */
async function listStoredVersions(store: ObjectStore): Promise<string[]> {
  const listed = (await store.list('catalog/')).map(({ key }) => key.split('/')[1] ?? '');
  const order = await listRegisteredVersions(store);
  return [...new Set(listed)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
