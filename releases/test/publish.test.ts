import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { ReleaseRecord } from '../src/builds/release-record.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readLiveRelease, readStoredRegistry } from './support/live-of.ts';
import { publishBuilds, openDataFolder } from './support/publish-to.ts';
import { publish } from '../src/changes/publish.ts';

describe('publishing a build', () => {
  it('stores it in its own folder and makes it live in the registry', async () => {
    const data = temporaryFolder();
    const [release] = await publishBuilds(data, [createBuild('catalog')]);
    assert.ok(release);
    assert.match(release.url, /^\/releases\/catalog\/1\.2\.0-[0-9a-f]{8}\/mf-manifest\.json$/);
    assert.deepEqual(await readLiveRelease(data, 'catalog'), release);
    assert.ok(existsSync(join(data, 'releases', release.extras.folder, 'remoteEntry.js.br')));
  });

  it('changes nothing for the same build', async () => {
    const data = temporaryFolder();
    const build = createBuild('catalog');
    const first = await publishBuilds(data, [build]);
    const registryBefore = await readStoredRegistry(data);
    assert.deepEqual(await publishBuilds(data, [build]), first);
    assert.deepEqual(await readStoredRegistry(data), registryBefore);
  });

  it('records author, time, commit, sizes and the hash of every file', async () => {
    const data = temporaryFolder();
    const about = { needs: { shared: '^1.0.0' }, routes: [{ path: '/catalog' }] };
    const releases = await openDataFolder(data);
    const author = { by: 'Ada', commit: 'abc+changes' };
    const [release] = await publish(releases, [createBuild('catalog', 'one', about)], author);
    const folder = join(data, 'releases', release?.extras.folder ?? '-');
    const record = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as ReleaseRecord;
    assert.equal(record.by, 'Ada');
    assert.equal(record.commit, 'abc+changes');
    assert.ok(Math.abs(Date.parse(record.storedAt) - Date.now()) < 600_000);
    assert.deepEqual([record.needs, record.routes], [about.needs, about.routes]);
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'record.json')
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    assert.deepEqual(Object.keys(record.files), paths.sort());
    for (const [path, { integrity, bytes }] of Object.entries(record.files)) {
      const body = readFileSync(join(folder, path));
      assert.equal(bytes, body.length);
      assert.equal(integrity, `sha384-${createHash('sha384').update(body).digest('base64')}`);
    }
    const sizes = Object.values(record.files).map(({ bytes }) => bytes);
    assert.equal(
      record.size.bytes,
      sizes.reduce((sum, bytes) => sum + bytes, 0),
    );
    const scripts = ['main', 'remoteEntry', 'routes', 'corner'].map(
      (name) => record.files[`${name}.js.br`]?.bytes ?? NaN,
    );
    assert.equal(
      record.size.scriptBytes,
      scripts.reduce((sum, bytes) => sum + bytes, 0),
    );
  });

  it('is refused if the version exists with other content', async () => {
    const data = temporaryFolder();
    const build = createBuild('catalog');
    const [release] = await publishBuilds(data, [build]);
    const record = join(data, 'releases', release?.extras.folder ?? '-', 'record.json');
    const recordContent = JSON.parse(readFileSync(record, 'utf8')) as ReleaseRecord;
    const files = { ...recordContent.files, 'main.js': { integrity: 'sha384-other', bytes: 1 } };
    writeFileSync(record, JSON.stringify({ ...recordContent, files }));
    // Removes the registry. Otherwise the release would be recognised as live, and its content
    // would not be compared.
    rmSync(join(data, 'releases/registry.json'));
    await assert.rejects(publishBuilds(data, [build]), {
      message: `Nothing was released. catalog ${recordContent.version} is in the store with other content: a version never changes.`,
    });
  });

  it('ignores source maps, which change with comments', async () => {
    const data = temporaryFolder();
    const build = createBuild('catalog');
    writeFileSync(join(build, 'dist/main.js.map'), 'a map');
    const first = await publishBuilds(data, [build]);
    writeFileSync(join(build, 'dist/main.js.map'), 'another map');
    assert.deepEqual(await publishBuilds(data, [build]), first);
  });

  it('works in several processes that start together', async () => {
    const data = temporaryFolder();
    const build = createBuild('catalog');
    const releases = await Promise.all([1, 2, 3, 4].map(() => publishBuilds(data, [build])));
    assert.equal(new Set(releases.map(([release]) => release?.url)).size, 1);
    assert.equal(readdirSync(join(data, 'releases', 'catalog')).length, 1);
    assert.equal((await readStoredRegistry(data)).revision, 1);
  });

  it('says what to do without a build', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
    await assert.rejects(publishBuilds(temporaryFolder(), [folder]), /npm run build/);
  });
});
