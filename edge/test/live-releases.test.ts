import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liveReleases } from '../src/releases/live-releases.ts';
import { publish } from '../src/releases/publish.ts';
import { rollBack } from '../src/releases/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';

describe('what is known of a live release', () => {
  it('is read once while it is live, and let go when another release is', async () => {
    const data = temporaryFolder();
    await publish(data, [buildOf('shell'), buildOf('catalog')]);
    const readLive = liveReleases(data, (_name, cause) => assert.fail(String(cause)));
    const catalog = async () => (await readLive()).rooms['catalog'];
    const first = await catalog();
    assert.ok(first);
    assert.equal(await catalog(), first);
    await publish(data, [buildOf('catalog', 'two')]);
    assert.notEqual(await catalog(), first);
    await rollBack(data, 'catalog');
    const again = await catalog();
    assert.deepEqual(again, first);
    assert.notEqual(again, first);
  });
});
