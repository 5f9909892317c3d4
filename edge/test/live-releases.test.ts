import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liveReleases } from '../src/releases/live-releases.ts';
import { rollBack } from '../src/releases/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { registryOf } from './support/live-of.ts';
import { author, publishTo, releasesIn } from './support/publish-to.ts';

describe('the build of a live release', () => {
  it('is loaded once while it is live, and let go when another release is', async () => {
    const data = temporaryFolder();
    await publishTo(data, [buildOf('shell'), buildOf('catalog')]);
    const releases = await releasesIn(data);
    const load = liveReleases(releases.files, (_name, cause) => assert.fail(String(cause)));
    const modules = async () => (await load(await registryOf(data))).rooms['catalog']?.modules;
    const first = await modules();
    assert.ok(first);
    assert.equal(await modules(), first);
    await publishTo(data, [buildOf('catalog', 'two')]);
    assert.notEqual(await modules(), first);
    await rollBack(releases, ['catalog'], author);
    const again = await modules();
    assert.deepEqual(Object.keys(again?.table ?? {}), Object.keys(first.table));
    assert.notEqual(again, first);
  });
});
