import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollBack } from '../src/changes/roll-back.ts';
import {
  type ConfirmRollback,
  type Suspect,
  rollBackAutomatically,
} from '../src/automatic-rollback/roll-back-automatically.ts';
import { storeFailingReleases } from '../src/automatic-rollback/failing-releases.ts';
import { findAllIncompatibilities } from '../src/compatibility/refuse-incompatible.ts';
import type { Releases } from '../src/releases.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { limitInShortForm } from './support/long-form.ts';
import { testAuthor } from './support/publish-to.ts';
import { createSplitShop } from './support/split-shop.ts';
import { listStoreKinds, openStoreReleases } from './support/stores.ts';
import { FolderStore } from 'server/store/folder-store';

const confirmAlways: ConfirmRollback = () => Promise.resolve(true);
/** Refuses to withdraw the split, and confirms every rollback. */
const confirmRollbackOnly: ConfirmRollback = (_present, better) =>
  Promise.resolve(better.microFrontends['catalog']?.length === 1);

const tryToTakeBack = (releases: Releases, suspected: Suspect, confirm: ConfirmRollback) =>
  rollBackAutomatically(releases, suspected, confirm, (registry, live) =>
    findAllIncompatibilities(releases, registry, live),
  );

const createSuspect = (version = '') => ({
  name: 'catalog',
  release: `catalog/${version}`,
  why: 'it fails',
});

for (const { kind, open } of limitInShortForm(await listStoreKinds())) {
  describe(`a release that is rolled back automatically, in ${kind}`, () => {
    it('is replaced by the former one, with author and reason in the record', async () => {
      const { releases, release, live, registry } = await createSplitShop(open());
      const former = await live('catalog');
      await release([createBuild('catalog', 'two')]);
      const failing = await live('catalog');
      const outcome = await tryToTakeBack(releases, createSuspect(failing), confirmAlways);
      const moves = [{ name: 'catalog', from: failing, to: former }];
      assert.deepEqual(outcome, { what: 'rollback', moves });
      const { by, what, why } = (await registry()).history.at(-1) ?? {};
      assert.deepEqual(
        { by, what, why },
        { by: 'automatic return', what: 'rollback', why: 'it fails' },
      );
    });

    it('is rolled back once by several machines that decide together', async () => {
      const machine = open();
      const { release, live, registry } = await createSplitShop(machine);
      const former = await live('catalog');
      await release([createBuild('catalog', 'two')]);
      const { revision } = await registry();
      const failing = createSuspect(await live('catalog'));
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => tryToTakeBack(openStoreReleases(machine()), failing, confirmAlways)),
      );
      assert.deepEqual(outcomes.map(({ what }) => what).sort(), ['gone', 'gone', 'rollback']);
      assert.equal(await live('catalog'), former);
      assert.equal((await registry()).revision, revision + 1);
    });

    it('in a split ends the split, and the live release stays', async () => {
      const { releases, release, live, split, registry } = await createSplitShop(open());
      await release([createBuild('catalog', 'two')]);
      const stays = await live('catalog');
      await release([createBuild('catalog', 'three')], 0.2);
      const [failing] = (await split()).versions;
      const outcome = await tryToTakeBack(releases, createSuspect(failing), confirmAlways);
      assert.deepEqual(outcome, {
        what: 'withdraw',
        moves: [{ name: 'catalog', from: failing, to: stays }],
      });
      assert.equal((await registry()).split, null);
      assert.equal(await live('catalog'), stays);
    });
  });
}

describe('a live release that fails during a split', () => {
  it('ends the split first if that helps', async () => {
    const { releases, release, live, registry } = await createSplitShop(createStore());
    await release([createBuild('catalog', 'two')]);
    const stays = await live('catalog');
    await release([createBuild('basket', 'two')], 0.2);
    const outcome = await tryToTakeBack(releases, createSuspect(stays), confirmAlways);
    assert.equal(outcome.what, 'withdraw');
    assert.equal(await live('catalog'), stays);
    assert.equal((await registry()).split, null);
  });

  it('is rolled back alone if the split is unrelated', async () => {
    const { releases, release, live, split } = await createSplitShop(createStore());
    const former = await live('catalog');
    await release([createBuild('catalog', 'two')]);
    await release([createBuild('basket', 'two')], 0.2);
    const outcome = await tryToTakeBack(
      releases,
      createSuspect(await live('catalog')),
      confirmRollbackOnly,
    );
    assert.equal(outcome.what, 'rollback');
    assert.equal(await live('catalog'), former);
    assert.equal((await split()).share, 0.2);
  });

  it('is rolled back after the split if the former release is incompatible with the split', async () => {
    const { releases, release, live, registry } = await createSplitShop(createStore());
    const former = await live('catalog');
    const exposes = ['./routes', './Corner', './New'];
    await release([createBuild('catalog', 'two', { exposes })]);
    await release(
      [createBuild('content', 'two', { shows: [{ room: 'catalog', expose: './New' }] })],
      0.2,
    );
    const outcome = await tryToTakeBack(
      releases,
      createSuspect(await live('catalog')),
      confirmRollbackOnly,
    );
    assert.equal(outcome.what, 'rollback');
    assert.equal(await live('catalog'), former);
    const moves = (await registry()).history.slice(-2).map(({ what, by }) => `${what} by ${by}`);
    assert.deepEqual(moves, ['withdraw by automatic return', 'rollback by automatic return']);
  });
});

describe('an automatic rollback', () => {
  it('skips a release with damaged files', async () => {
    const folder = temporaryFolder();
    const { releases, release, live } = await createSplitShop(() => new FolderStore(folder));
    const first = await live('catalog');
    await release([createBuild('catalog', 'two')]);
    const damaged = await live('catalog');
    await release([createBuild('catalog', 'three')]);
    rmSync(join(folder, `catalog/${damaged}/main.js`));
    await tryToTakeBack(releases, createSuspect(await live('catalog')), confirmAlways);
    assert.equal(await live('catalog'), first);
  });

  it('skips a release that is marked as failing', async () => {
    const { releases, release, live } = await createSplitShop(createStore());
    const first = await live('catalog');
    await release([createBuild('catalog', 'two')]);
    await markAsFailing(releases, await live('catalog'));
    await release([createBuild('catalog', 'three')]);
    await tryToTakeBack(releases, createSuspect(await live('catalog')), confirmAlways);
    assert.equal(await live('catalog'), first);
  });

  it('does not happen if each former release is marked as failing', async () => {
    const { releases, release, live } = await createSplitShop(createStore());
    await markAsFailing(releases, await live('catalog'));
    await release([createBuild('catalog', 'two')]);
    const second = await live('catalog');
    assert.deepEqual(await tryToTakeBack(releases, createSuspect(second), confirmAlways), {
      what: 'nothing good',
    });
    assert.equal(await live('catalog'), second);
  });

  it('does not repeat for a package until a person has changed it', async () => {
    const { releases, release, live } = await createSplitShop(createStore());
    await release([createBuild('catalog', 'two')]);
    await release([createBuild('catalog', 'three')]);
    const third = await live('catalog');
    await tryToTakeBack(releases, createSuspect(third), confirmAlways);
    const second = await live('catalog');
    assert.deepEqual(await tryToTakeBack(releases, createSuspect(second), confirmAlways), {
      what: 'held',
    });
    assert.equal(await live('catalog'), second);
    // A person rolls back to another version first.
    await rollBack(releases, ['catalog'], testAuthor, third);
    assert.equal(
      (await tryToTakeBack(releases, createSuspect(third), confirmAlways)).what,
      'rollback',
    );
    assert.equal(await live('catalog'), second);
  });

  it('does not happen for a first release, a release that is not live, or one as good as the former', async () => {
    const { releases, release, live } = await createSplitShop(createStore());
    const first = await live('catalog');
    assert.deepEqual(await tryToTakeBack(releases, createSuspect(first), confirmAlways), {
      what: 'nothing good',
    });
    await release([createBuild('catalog', 'two')]);
    assert.deepEqual(await tryToTakeBack(releases, createSuspect(first), confirmAlways), {
      what: 'gone',
    });
    const second = await live('catalog');
    const never = () => Promise.resolve(false);
    assert.deepEqual(await tryToTakeBack(releases, createSuspect(second), never), {
      what: 'not confirmed',
    });
    assert.equal(await live('catalog'), second);
  });
});

/** Reports a failure of a catalog release as a browser would. */
async function markAsFailing(releases: Releases, version = '') {
  const now = new Date(Date.now() + 1000).toISOString();
  const report = { kinds: ['render'], networks: 1, first: now, last: now };
  await storeFailingReleases(releases.store, new Map([[`catalog/${version}`, report]]));
}

/** Creates a separate store. */
function createStore() {
  const folder = temporaryFolder();
  return () => new FolderStore(folder);
}
