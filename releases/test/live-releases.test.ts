import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LiveReleaseLoader } from '../src/live/live-releases.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readStoredRegistry } from './support/live-of.ts';
import { testAuthor, publishBuilds, openDataFolder } from './support/publish-to.ts';

describe('the data of a live release', () => {
  it('is read once while it is live, and dropped when another release is live', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [createBuild('shell'), createBuild('catalog')]);
    const releases = await openDataFolder(data);
    const loader = new LiveReleaseLoader(releases.files, (_name, cause) =>
      assert.fail(String(cause)),
    );
    const catalog = async () =>
      (await loader.load(await readStoredRegistry(data))).remotes['catalog'];
    const first = await catalog();
    assert.ok(first);
    assert.equal(await catalog(), first);
    await publishBuilds(data, [createBuild('catalog', 'two')]);
    assert.notEqual(await catalog(), first);
    await rollBack(releases, ['catalog'], testAuthor);
    const again = await catalog();
    assert.deepEqual(again?.manifest, first.manifest);
    assert.notEqual(again, first);
  });
});
