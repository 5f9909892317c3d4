import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollBack } from '../src/changes/roll-back.ts';
import { type Confirm, takeBack } from '../src/automatic-rollback/take-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { author } from './support/publish-to.ts';
import { splitShop } from './support/split-shop.ts';
import { kindsOfStore, releasesOf } from './support/stores.ts';
import { folderStore } from '../src/store/folder-store.ts';

const always: Confirm = () => Promise.resolve(true);
/** Only what is set back does better, not what is without the split. */
const notTheSplit: Confirm = (_present, better) =>
  Promise.resolve(better.microFrontends['catalog']?.length === 1);

const suspect = (version = '') => ({
  name: 'catalog',
  release: `catalog/${version}`,
  why: 'it fails',
});

for (const { kind, open } of await kindsOfStore()) {
  describe(`a release that is taken back, in ${kind}`, () => {
    it('gives way to the one before, with who and why in the record', async () => {
      const { releases, release, live, registry } = await splitShop(open());
      const former = await live('catalog');
      await release([buildOf('catalog', 'two')]);
      const failing = await live('catalog');
      const outcome = await takeBack(releases, suspect(failing), always);
      const moves = [{ name: 'catalog', from: failing, to: former }];
      assert.deepEqual(outcome, { what: 'rollback', moves });
      const { by, what, why } = (await registry()).history.at(-1) ?? {};
      assert.deepEqual(
        { by, what, why },
        { by: 'automatic return', what: 'rollback', why: 'it fails' },
      );
    });

    it('is taken back once when several machines decide so at once', async () => {
      const machine = open();
      const { release, live, registry } = await splitShop(machine);
      const former = await live('catalog');
      await release([buildOf('catalog', 'two')]);
      const { revision } = await registry();
      const failing = suspect(await live('catalog'));
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => takeBack(releasesOf(machine()), failing, always)),
      );
      assert.deepEqual(outcomes.map(({ what }) => what).sort(), ['gone', 'gone', 'rollback']);
      assert.equal(await live('catalog'), former);
      assert.equal((await registry()).revision, revision + 1);
    });

    it('in a split has the split withdrawn, and what is live stays', async () => {
      const { releases, release, live, split, registry } = await splitShop(open());
      await release([buildOf('catalog', 'two')]);
      const stays = await live('catalog');
      await release([buildOf('catalog', 'three')], 0.2);
      const [failing] = (await split()).versions;
      const outcome = await takeBack(releases, suspect(failing), always);
      assert.deepEqual(outcome, {
        what: 'withdraw',
        moves: [{ name: 'catalog', from: failing, to: stays }],
      });
      assert.equal((await registry()).split, null);
      assert.equal(await live('catalog'), stays);
    });
  });
}

describe('a live release that fails beside a split', () => {
  it('has the split withdrawn first, where that does better', async () => {
    const { releases, release, live, registry } = await splitShop(one());
    await release([buildOf('catalog', 'two')]);
    const stays = await live('catalog');
    await release([buildOf('basket', 'two')], 0.2);
    const outcome = await takeBack(releases, suspect(stays), always);
    assert.equal(outcome.what, 'withdraw');
    assert.equal(await live('catalog'), stays);
    assert.equal((await registry()).split, null);
  });

  it('goes back alone where the split has nothing to do with it', async () => {
    const { releases, release, live, split } = await splitShop(one());
    const former = await live('catalog');
    await release([buildOf('catalog', 'two')]);
    await release([buildOf('basket', 'two')], 0.2);
    const outcome = await takeBack(releases, suspect(await live('catalog')), notTheSplit);
    assert.equal(outcome.what, 'rollback');
    assert.equal(await live('catalog'), former);
    assert.equal((await split()).share, 0.2);
  });

  it('goes back after the split where the one before does not fit that', async () => {
    const { releases, release, live, registry } = await splitShop(one());
    const former = await live('catalog');
    const exposes = ['./routes', './Corner', './New'];
    await release([buildOf('catalog', 'two', { exposes })]);
    await release(
      [buildOf('content', 'two', { shows: [{ room: 'catalog', expose: './New' }] })],
      0.2,
    );
    const outcome = await takeBack(releases, suspect(await live('catalog')), notTheSplit);
    assert.equal(outcome.what, 'rollback');
    assert.equal(await live('catalog'), former);
    const moves = (await registry()).history.slice(-2).map(({ what, by }) => `${what} by ${by}`);
    assert.deepEqual(moves, ['withdraw by automatic return', 'rollback by automatic return']);
  });
});

describe('a release is not taken back', () => {
  it('to one whose files are damaged: the one before that is taken', async () => {
    const folder = temporaryFolder();
    const { releases, release, live } = await splitShop(() => folderStore(folder));
    const first = await live('catalog');
    await release([buildOf('catalog', 'two')]);
    const damaged = await live('catalog');
    await release([buildOf('catalog', 'three')]);
    rmSync(join(folder, `catalog/${damaged}/main.js`));
    await takeBack(releases, suspect(await live('catalog')), always);
    assert.equal(await live('catalog'), first);
  });

  it('while its package went back automatically and nobody has moved it since', async () => {
    const { releases, release, live } = await splitShop(one());
    await release([buildOf('catalog', 'two')]);
    await release([buildOf('catalog', 'three')]);
    const third = await live('catalog');
    await takeBack(releases, suspect(third), always);
    const second = await live('catalog');
    assert.deepEqual(await takeBack(releases, suspect(second), always), { what: 'held' });
    assert.equal(await live('catalog'), second);
    // People have decided for it.
    await rollBack(releases, ['catalog'], author, third);
    assert.equal((await takeBack(releases, suspect(third), always)).what, 'rollback');
    assert.equal(await live('catalog'), second);
  });

  it('where it is the first, is not live any more, or does as well as the one before', async () => {
    const { releases, release, live } = await splitShop(one());
    const first = await live('catalog');
    assert.deepEqual(await takeBack(releases, suspect(first), always), { what: 'nothing good' });
    await release([buildOf('catalog', 'two')]);
    assert.deepEqual(await takeBack(releases, suspect(first), always), { what: 'gone' });
    const second = await live('catalog');
    const never = () => Promise.resolve(false);
    assert.deepEqual(await takeBack(releases, suspect(second), never), { what: 'not confirmed' });
    assert.equal(await live('catalog'), second);
  });
});

/** A store of a test's own. */
function one() {
  const folder = temporaryFolder();
  return () => folderStore(folder);
}
