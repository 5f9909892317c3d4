import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { linkReleases, readLiveFolders } from 'releases/link-releases';
import { readRegistry } from 'releases/registry';
import { openReleases } from 'releases/releases';
import { startApiShop } from './support/api-shop.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { testAuthor } from '../../releases/test/support/publish-to.ts';

describe('a linked release', () => {
  it('is live in its own store, with its version', async () => {
    const shop = await startApiShop();
    const ownReleases = await openReleases({ dataDir: temporaryFolder(), releaseStore: null });
    await linkReleases(ownReleases, await readLiveFolders(shop.releases), testAuthor);
    const borrowed = (await readRegistry(ownReleases.store)).registry.microFrontends;
    const sourceRegistry = await shop.registry();
    assert.deepEqual(Object.keys(borrowed), Object.keys(sourceRegistry.microFrontends));
    for (const [name, [release]] of Object.entries(borrowed))
      assert.equal(release?.extras.record, sourceRegistry.microFrontends[name]?.[0]?.extras.record);
  });

  it('survives the deletion of its files in the other store', async () => {
    const shop = await startApiShop();
    const [folder = ''] = await readLiveFolders(shop.releases);
    const ownReleases = await openReleases({ dataDir: temporaryFolder(), releaseStore: null });
    await linkReleases(ownReleases, [folder], testAuthor);
    const [borrowed = ''] = await readLiveFolders(ownReleases);
    await ownReleases.store.remove(`${borrowed.split('/').slice(-2).join('/')}/release.json`);
    assert.equal((await readLiveFolders(shop.releases))[0], folder);
  });

  it('is refused if its files differ from the released ones', async () => {
    const shop = await startApiShop();
    const folders = await readLiveFolders(shop.releases);
    appendFileSync(join(folders[0] ?? '', 'release.json'), ' ');
    const ownReleases = await openReleases({ dataDir: temporaryFolder(), releaseStore: null });
    await linkReleases(ownReleases, folders, testAuthor);
    await assert.rejects(readLiveFolders(ownReleases), /is not what was released/);
  });
});

describe('a release after a smoke check', () => {
  it('is recorded as checked in the history and the version, over HTTP too', async () => {
    const shop = await startApiShop();
    const team = await shop.team('catalog');
    await team.publish([createBuild('catalog', 'two')], { ...testAuthor, seen: true });
    const { history, microFrontends } = await shop.registry();
    assert.equal(history.at(-1)?.seen, true);
    const [release] = microFrontends['catalog'] ?? [];
    assert.ok(release && (await shop.releases.files.record(release)).seen);
  });
});
