import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from '../src/changes/publish.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { FolderStore } from 'server/store/folder-store';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { testAuthor } from './support/publish-to.ts';
import { createSplitShop } from './support/split-shop.ts';

const shopIn = async () => {
  const folder = temporaryFolder();
  const shop = await createSplitShop(() => new FolderStore(folder));
  const preview = async (builds: string[]) =>
    (await publish(shop.releases, builds, testAuthor, { preview: true })).map(
      ({ metadata }) => metadata.version,
    );
  return { ...shop, preview };
};

describe('a release for previews', () => {
  it('is stored without going live, which its history says', async () => {
    const shop = await shopIn();
    const liveBefore = await shop.live('catalog');
    const [version] = await shop.preview([createBuild('catalog', 'two')]);
    assert.deepEqual(
      [await shop.live('catalog'), await shop.kept('catalog')],
      [liveBefore, [version]],
    );
    assert.deepEqual(await shop.last(), {
      what: 'preview',
      share: undefined,
      moves: [{ name: 'catalog', from: liveBefore, to: version }],
    });
  });

  it('changes nothing if it is already served', async () => {
    const shop = await shopIn();
    await shop.preview([createBuild('catalog', 'two')]);
    await shop.release([createBuild('content', 'two')], 0.2);
    const registryBefore = await shop.registry();
    await shop.preview([createBuild('catalog', 'two')]);
    await shop.preview([createBuild('content', 'two')]);
    await shop.preview([createBuild('basket')]);
    assert.deepEqual(await shop.registry(), registryBefore);
  });

  it('leaves a split unchanged and can be released or split later', async () => {
    const shop = await shopIn();
    await shop.release([createBuild('content', 'two')], 0.2);
    const { versions } = await shop.split();
    const [version] = await shop.preview([createBuild('catalog', 'two')]);
    assert.deepEqual((await shop.split()).versions, versions);
    await shop.release([createBuild('catalog', 'two')]);
    assert.equal(await shop.live('catalog'), version);
    assert.equal((await shop.kept('catalog')).length, 1);
  });

  it('must be compatible with the live releases', async () => {
    const shop = await shopIn();
    const unfit = createBuild('catalog', 'two', { needs: { shared: '^2.0.0' } });
    await assert.rejects(shop.preview([unfit]), {
      message:
        'Nothing was released. The catalog remote needs shared ^2.0.0, and the shell gives 1.4.0.',
    });
    await assert.rejects(shop.preview([createBuild('checkout')]), /Nothing of 'checkout' is live/);
    assert.deepEqual(await shop.kept('catalog'), []);
  });

  it('is never chosen by a rollback', async () => {
    const shop = await shopIn();
    const first = await shop.live('catalog');
    await shop.preview([createBuild('catalog', 'seen')]);
    await shop.release([createBuild('catalog', 'two')]);
    await rollBack(shop.releases, ['catalog'], testAuthor);
    assert.equal(await shop.live('catalog'), first);
  });
});
