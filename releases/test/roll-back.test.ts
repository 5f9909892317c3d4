import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { rollBack } from '../src/changes/roll-back.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readLiveRelease, readStoredRegistry } from './support/live-of.ts';
import { testAuthor, publishBuilds, openDataFolder } from './support/publish-to.ts';

describe('a rollback', () => {
  it('makes the former release live and still serves the other one', async () => {
    const { data, back, versions } = await createReleasedShop('one', 'two');
    await back();
    assert.equal((await readLiveRelease(data, 'catalog'))?.metadata.version, versions[0]);
    const [, left] = (await readStoredRegistry(data)).microFrontends['catalog'] ?? [];
    assert.equal(left?.metadata.version, versions[1]);
    assert.ok(existsSync(join(data, 'releases', left?.extras.folder ?? '-', 'main.js')));
  });

  it('chooses a formerly live release, never one that was rolled back', async () => {
    const { data, back, versions } = await createReleasedShop('one', 'two');
    await back();
    const [third] = await publishBuilds(data, [createBuild('catalog', 'three')]);
    await back();
    assert.equal((await readLiveRelease(data, 'catalog'))?.metadata.version, versions[0]);
    const retainedVersions = [third?.metadata.version, versions[1]].join(', ');
    await assert.rejects(back(), {
      message: `There is no older release of 'catalog' to roll back to. Choose a retained version with --to: ${retainedVersions}.`,
    });
  });

  it('says that no other version is retained if there was only one release', async () => {
    const { back } = await createReleasedShop('one');
    await assert.rejects(back(), {
      message:
        "There is no older release of 'catalog' to roll back to, and no other version is retained.",
    });
  });

  it('can choose any retained version by name', async () => {
    const { data, back, versions } = await createReleasedShop('one', 'two', 'three');
    const [one = '', two = ''] = versions;
    assert.equal((await back(one)).metadata.version, one);
    assert.equal((await back(two.slice(0, -2))).metadata.version, two);
    await assert.rejects(
      back('9.9.9'),
      /There is no release '9\.9\.9' of 'catalog' to go back to; kept are: /,
    );
    await assert.rejects(back('1.2'), /There is more than one release '1\.2'/);
    assert.equal((await readLiveRelease(data, 'catalog'))?.metadata.version, two);
  });

  it('to the version that is live says so, and changes nothing', async () => {
    const { data, back, versions } = await createReleasedShop('one', 'two');
    const live = versions[1] ?? '';
    const message = `Nothing has changed. catalog ${live} is live already.`;
    await assert.rejects(back(live), { message });
    assert.equal((await readStoredRegistry(data)).revision, 2);
  });

  it('is refused if the older release is incompatible with the live ones', async () => {
    const data = temporaryFolder();
    const needing = (range: string, content: string) =>
      createBuild('catalog', content, { needs: { shared: range } });
    const giving = (version: string) =>
      createBuild('shell', version, { gives: { shared: version } });
    await publishBuilds(data, [giving('1.0.0'), needing('^1.0.0', 'one')]);
    await publishBuilds(data, [giving('2.0.0'), needing('^2.0.0', 'two')]);
    const releases = await openDataFolder(data);
    await assert.rejects(rollBack(releases, ['catalog'], testAuthor), {
      message:
        'Nothing was released. The catalog remote needs shared ^1.0.0, and the shell gives 2.0.0.',
    });
  });

  it('of packages that went live together takes one step as well', async () => {
    const data = temporaryFolder();
    const both = (version: string) => [
      createBuild('shell', version, { gives: { shared: version } }),
      createBuild('catalog', version, { needs: { shared: `^${version}` } }),
    ];
    const first = await publishBuilds(data, both('1.0.0'));
    await publishBuilds(data, both('2.0.0'));
    const again = await rollBack(await openDataFolder(data), ['shell', 'catalog'], testAuthor);
    const folders = (releases: typeof first) => releases.map(({ extras }) => extras.folder);
    assert.deepEqual(folders(again), folders(first));
    assert.equal((await readStoredRegistry(data)).revision, 3);
  });

  it('is recorded with author, reason, and the commit of the version that is live again', async () => {
    const { data, versions } = await createReleasedShop('one', 'two');
    const why = 'prices were missing';
    await rollBack(await openDataFolder(data), ['catalog'], { by: 'Ada', commit: 'abc', why });
    const last = (await readStoredRegistry(data)).history.at(-1);
    assert.ok(last);
    const { id, at, ...said } = last;
    assert.ok(id);
    assert.ok(Date.parse(at) <= Date.now());
    assert.deepEqual(said, {
      revision: 3,
      by: 'Ada',
      commit: testAuthor.commit,
      why,
      what: 'rollback',
      moves: [{ name: 'catalog', from: versions[1], to: versions[0] }],
    });
  });
});

/** Creates a shop with several releases of the catalogue remote. */
async function createReleasedShop(...contents: string[]) {
  const data = temporaryFolder();
  const versions: string[] = [];
  for (const content of contents) {
    const [release] = await publishBuilds(data, [createBuild('catalog', content)]);
    versions.push(release?.metadata.version ?? '');
  }
  const releases = await openDataFolder(data);
  const back = async (to?: string) => {
    const [release] = await rollBack(releases, ['catalog'], testAuthor, to);
    assert.ok(release);
    return release;
  };
  return { data, versions, back };
}
