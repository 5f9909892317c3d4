import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { IncompatibleError } from '../src/errors.ts';
import { publish } from '../src/changes/publish.ts';
import { readRegistry } from '../src/registry/registry.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import type { ObjectStore } from 'server/store/object-store';
import { S3Store } from 'server/store/s3-store';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readStoredRegistry } from './support/live-of.ts';
import { isLongForm, limitInShortForm } from './support/long-form.ts';
import { testAuthor, publishBuilds } from './support/publish-to.ts';
import { publishSmallBuilds } from './support/published-once.ts';
import { startS3 } from '../../server/test/support/s3-counterpart.ts';
import { createKilledStore, listStoreKinds, openStoreReleases } from './support/stores.ts';

const versionsLive = async (store: ObjectStore) => {
  const { microFrontends } = (await readRegistry(store)).registry;
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, [live]]) => [name, live?.metadata.version]),
  );
};

const remotes = ['catalog', 'basket', 'checkout'];
const kinds = await listStoreKinds();

const shopIn = async ({ open }: (typeof kinds)[number], names = remotes) => {
  const machine = open();
  const release = (builds: string[], by = 'Ada') =>
    publish(openStoreReleases(machine()), builds, { by, commit: 'abc' });
  await publishSmallBuilds(machine(), ['shell', ...names]);
  return { store: machine(), machine, release };
};

for (const kind of kinds) {
  // The short form stops a release at every write into the folder, and at every third into S3.
  const writesBetweenKills = isLongForm || kind === kinds[0] ? 1 : 3;

  describe(`the registry in ${kind.kind}`, () => {
    it('takes concurrent releases of different packages, all of them', async () => {
      const { store, release } = await shopIn(kind);
      const builds = remotes.map((name) => createBuild(name, 'two'));
      const released = await Promise.all(
        builds.map((build, index) => release([build], `${index}`)),
      );
      const live = await versionsLive(store);
      for (const [index, name] of remotes.entries())
        assert.equal(released[index]?.[0]?.metadata.version, live[name]);
      const { revision, history } = (await readRegistry(store)).registry;
      assert.equal(revision, 4);
      assert.deepEqual(
        history
          .slice(1)
          .map(({ by }) => by)
          .sort(),
        ['0', '1', '2'],
      );
    });

    it('has the old or the new release completely, wherever a release is killed', async () => {
      // Each of the many releases loads all live files, so there is only one remote.
      const { store, machine } = await shopIn(kind, ['catalog']);
      const versionsBefore = await versionsLive(store);
      const build = createBuild('catalog', 'two');
      let kills = 0;
      for (;;) {
        const stopped = openStoreReleases(createKilledStore(machine(), kills));
        const isDone = await publish(stopped, [build], testAuthor).then(
          () => true,
          (cause: Error) => {
            assert.equal(cause.message, 'killed');
            return false;
          },
        );
        const { registry } = await readRegistry(store);
        const [live] = registry.microFrontends['catalog'] ?? [];
        assert.ok(live);
        if (!isDone && registry.revision === 1)
          assert.equal(live.metadata.version, versionsBefore['catalog']);
        await openStoreReleases(machine()).files.verifyFolder(live);
        if (isDone) break;
        kills += writesBetweenKills;
      }
      assert.ok(kills > 8, `${kills}`);
      assert.notEqual((await versionsLive(store))['catalog'], versionsBefore['catalog']);
    });
  });
}

for (const kind of limitInShortForm(kinds)) {
  describe(`the live releases in ${kind.kind}`, () => {
    it('change sequentially for concurrent releases of one package', async () => {
      const { store, release } = await shopIn(kind);
      const contents = ['two', 'three', 'four'];
      const versionBefore = (await versionsLive(store))['catalog'];
      await Promise.all(contents.map((content) => release([createBuild('catalog', content)])));
      const { history, microFrontends } = (await readRegistry(store)).registry;
      const moves = history.slice(1).flatMap((move) => move.moves);
      assert.equal(moves.length, 3);
      assert.deepEqual(
        moves.map(({ from }) => from),
        [versionBefore, ...moves.slice(0, -1).map(({ to }) => to)],
      );
      assert.equal(microFrontends['catalog']?.[0]?.metadata.version, moves.at(-1)?.to);
      assert.equal(microFrontends['catalog']?.length, 4);
    });

    it('are decided again after a change of another process', async () => {
      const { release } = await shopIn(kind);
      const fits = createBuild('shell', 'two', { gives: { shared: '2.0.0' } });
      const needing = createBuild('catalog', 'two', { needs: { shared: '^1.0.0' } });
      const settled = await Promise.allSettled([release([fits]), release([needing])]);
      const refused = settled.filter((one) => one.status === 'rejected');
      assert.equal(refused.length, 1);
      assert.ok(refused[0]?.reason instanceof IncompatibleError, String(refused[0]?.reason));
    });

    it('change in several packages in one step or none', async () => {
      const { store, release } = await shopIn(kind);
      const versionsBefore = await versionsLive(store);
      const unfit = createBuild('basket', 'two', { needs: { shared: '^9.0.0' } });
      await assert.rejects(release([createBuild('catalog', 'two'), unfit]), IncompatibleError);
      assert.deepEqual(await versionsLive(store), versionsBefore);
      await release([createBuild('catalog', 'two'), createBuild('basket', 'two')]);
      const last = (await readRegistry(store)).registry.history.at(-1);
      assert.deepEqual(
        last?.moves.map(({ name }) => name),
        ['catalog', 'basket'],
      );
    });

    it('are the old or the new ones completely, wherever a rollback is killed', async () => {
      const { store, machine, release } = await shopIn(kind);
      const versionsBefore = await versionsLive(store);
      await release([createBuild('catalog', 'two')]);
      await assert.rejects(
        rollBack(openStoreReleases(createKilledStore(machine(), 0)), ['catalog'], testAuthor),
      );
      assert.notDeepEqual(await versionsLive(store), versionsBefore);
      await rollBack(openStoreReleases(createKilledStore(machine(), 1)), ['catalog'], testAuthor);
      assert.deepEqual(await versionsLive(store), versionsBefore);
    });
  });
}

describe('a release into a store whose responses are lost', () => {
  it('goes live once', async () => {
    const s3 = await startS3();
    after(() => s3.close());
    const store = new S3Store({ bucket: s3.bucket, prefix: '' });
    const lost = new Set<string>();
    s3.interfereBy(({ method, url = '' }) => {
      if (method !== 'PUT' || lost.has(url)) return undefined;
      lost.add(url);
      return 'lose';
    });
    const [release] = await publish(openStoreReleases(store), [createBuild('catalog')], testAuthor);
    const { revision, microFrontends, history } = (await readRegistry(store)).registry;
    assert.ok(lost.size > 5);
    assert.deepEqual([revision, history.length], [1, 1]);
    assert.deepEqual(microFrontends['catalog'], [release]);
  });
});

describe('a registry from before splits', () => {
  it('has none', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [createBuild('catalog')]);
    const file = join(data, 'releases/registry.json');
    const { split: _split, ...before } = JSON.parse(readFileSync(file, 'utf8')) as { split: null };
    writeFileSync(file, JSON.stringify(before));
    assert.equal((await readStoredRegistry(data)).split, null);
  });
});
