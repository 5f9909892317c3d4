import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckCache } from 'build/contract';
import { createCheckCache } from '../src/compatibility/check-cache.ts';
import { type ObjectStore, StoreUnavailableError } from 'server/store/object-store';
import { listStoreKinds } from './support/stores.ts';

type Findings = Parameters<CheckCache['remember']>[1];

/** Creates the local cache of a machine that has compiled nothing yet. */
function createMachineCache(): CheckCache {
  const known = new Map<string, Findings>();
  return {
    recall: (key) => Promise.resolve(known.get(key)),
    remember: (key, findings) => Promise.resolve(void known.set(key, findings)),
  };
}

const finding = { room: 'catalog', about: 'lacks it', sentence: 'catalog 1 lacks it.' };

for (const { kind, open } of await listStoreKinds()) {
  describe(`the cached results of the contract check, in ${kind}`, () => {
    it('are shared by all machines, also if there were no findings', async () => {
      const reach = open();
      const one = createCheckCache(reach(), createMachineCache());
      const other = createCheckCache(reach(), createMachineCache());
      assert.equal(await other.recall('fits'), undefined);
      await one.remember('fits', []);
      await one.remember('lacks', [finding]);
      assert.deepEqual(await other.recall('fits'), []);
      assert.deepEqual(await other.recall('lacks'), [finding]);
    });

    it('can be stored by two machines at the same time', async () => {
      const reach = open();
      const machines = [reach(), reach()].map((store) =>
        createCheckCache(store, createMachineCache()),
      );
      await Promise.all(machines.map((one) => one.remember('fits', [])));
      assert.deepEqual(await createCheckCache(reach(), createMachineCache()).recall('fits'), []);
    });

    it('are computed again if they are damaged', async () => {
      const store = open()();
      await store.create('contract-answers/broken.json', Buffer.from('{'));
      await store.create('contract-answers/other.json', Buffer.from('[1]'));
      const checkCache = createCheckCache(store, createMachineCache());
      assert.equal(await checkCache.recall('broken'), undefined);
      assert.equal(await checkCache.recall('other'), undefined);
    });

    it('are kept for a month', async () => {
      const store = open()();
      const removed: string[] = [];
      const day = 86_400_000;
      const aged: ObjectStore = Object.assign(Object.create(store), {
        list: () =>
          Promise.resolve([
            { key: 'contract-answers/old.json', storedAt: Date.now() - 31 * day },
            { key: 'contract-answers/new.json', storedAt: Date.now() - 29 * day },
          ]),
        remove: (key: string) => Promise.resolve(void removed.push(key)),
      });
      await createCheckCache(aged, createMachineCache()).remember('fits', []);
      assert.deepEqual(removed, ['contract-answers/old.json']);
    });
  });
}

describe('an unavailable store', () => {
  it("does not lose the machine's own results", async () => {
    const rejectAsUnavailable = () => Promise.reject(new StoreUnavailableError('there', null));
    const [kind] = await listStoreKinds();
    assert.ok(kind);
    const store = {
      ...kind.open()(),
      read: rejectAsUnavailable,
      create: rejectAsUnavailable,
      list: rejectAsUnavailable,
    };
    const checkCache = createCheckCache(store, createMachineCache());
    assert.equal(await checkCache.recall('fits'), undefined);
    await checkCache.remember('fits', []);
    assert.deepEqual(await checkCache.recall('fits'), []);
  });
});
