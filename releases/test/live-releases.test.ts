import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LiveReleaseLoader } from '../src/live/live-releases.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { registryOf } from './support/live-of.ts';
import { author, publishTo, releasesIn } from './support/publish-to.ts';

describe('the data of a live release', () => {
  it('is read once while it is live, and dropped when another release is live', async () => {
    const data = temporaryFolder();
    await publishTo(data, [buildOf('shell'), buildOf('catalog')]);
    const releases = await releasesIn(data);
    const loader = new LiveReleaseLoader(releases.files, (_name, cause) =>
      assert.fail(String(cause)),
    );
    const catalog = async () => (await loader.load(await registryOf(data))).remotes['catalog'];
    const first = await catalog();
    assert.ok(first);
    assert.equal(await catalog(), first);
    await publishTo(data, [buildOf('catalog', 'two')]);
    assert.notEqual(await catalog(), first);
    await rollBack(releases, ['catalog'], author);
    const again = await catalog();
    assert.deepEqual(again?.manifest, first.manifest);
    assert.notEqual(again, first);
  });
});
