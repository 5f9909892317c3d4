import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liveReleases } from '../src/releases/live-releases.ts';
import { publish } from '../src/releases/publish.ts';
import { rollBack } from '../src/releases/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';

describe('the build of a live release', () => {
  it('is loaded once while it is live, and let go when another release is', async () => {
    const data = temporaryFolder();
    await publish(data, [buildOf('shell'), buildOf('catalog')]);
    const readLive = liveReleases(data, (_name, cause) => assert.fail(String(cause)));
    const modules = async () => (await readLive()).rooms['catalog']?.modules;
    const first = await modules();
    assert.ok(first);
    assert.equal(await modules(), first);
    await publish(data, [buildOf('catalog', 'two')]);
    assert.notEqual(await modules(), first);
    await rollBack(data, 'catalog');
    const again = await modules();
    assert.deepEqual(Object.keys(again?.table ?? {}), Object.keys(first.table));
    assert.notEqual(again, first);
  });
});
