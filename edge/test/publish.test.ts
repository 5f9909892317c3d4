import assert from 'node:assert/strict';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publish } from '../src/releases/publish.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { liveOf } from './support/live-of.ts';

describe('publishing a build', () => {
  it('puts it into a folder of its own and makes it live in the registry', async () => {
    const data = temporaryFolder();
    const [release] = await publish(data, [buildOf('catalog')]);
    assert.ok(release);
    assert.match(release.url, /^\/releases\/catalog\/1\.2\.0-[0-9a-f]{8}\/mf-manifest\.json$/);
    assert.deepEqual(await liveOf(data, 'catalog'), release);
    assert.ok(existsSync(join(data, 'releases', release.extras.folder, 'remoteEntry.js.br')));
  });

  it('changes nothing when the same build comes again', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const first = await publish(data, [build]);
    assert.deepEqual(await publish(data, [build]), first);
  });

  it('may be done by several processes that start together', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const releases = await Promise.all([1, 2, 3, 4].map(() => publish(data, [build])));
    assert.equal(new Set(releases.map(([release]) => release?.url)).size, 1);
    assert.equal(readdirSync(join(data, 'releases', 'catalog')).length, 1);
  });

  it('of one room does not undo that of another at the same instant', async () => {
    const data = temporaryFolder();
    const rooms = ['catalog', 'basket', 'checkout', 'account', 'content'];
    await publish(
      data,
      ['shell', ...rooms].map((name) => buildOf(name)),
    );
    const builds = rooms.map((name) => buildOf(name, 'two'));
    const released = await Promise.all(builds.map((build) => publish(data, [build])));
    const live = await Promise.all(rooms.map((name) => liveOf(data, name)));
    assert.deepEqual(live, released.flat());
  });

  it('keeps the last releases, so that open pages go on working', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const folders = [];
    for (const content of ['one', 'two', 'three', 'four']) {
      writeFileSync(join(build, 'dist/main.js'), content);
      const [release] = await publish(data, [build]);
      const folder = join(data, 'releases', release?.extras.folder ?? '');
      utimesSync(folder, yesterday, yesterday);
      folders.push(folder);
    }
    assert.deepEqual(folders.map(existsSync), [false, true, true, true]);
  });

  it('says what to do when there is no build', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
    await assert.rejects(publish(temporaryFolder(), [folder]), /npm run build/);
  });
});

const yesterday = new Date(Date.now() - 86_400_000);
