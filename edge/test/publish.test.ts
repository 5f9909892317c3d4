import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publish } from '../src/releases/publish.ts';
import { readRegistry } from '../src/releases/registry.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';

describe('publishing a build', () => {
  it('puts it into a folder of its own and makes it live in the registry', async () => {
    const data = temporaryFolder();
    const release = await publish(data, buildOf('catalog'));
    assert.match(release.url, /^\/releases\/catalog\/1\.2\.0-[0-9a-f]{8}\/mf-manifest\.json$/);
    assert.deepEqual((await readRegistry(data)).microFrontends['catalog'], [release]);
    assert.ok(existsSync(join(data, 'releases', release.extras.folder, 'remoteEntry.js.br')));
  });

  it('changes nothing when the same build comes again', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const first = await publish(data, build);
    assert.deepEqual(await publish(data, build), first);
  });

  it('may be done by several processes that start together', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const releases = await Promise.all([1, 2, 3, 4].map(() => publish(data, build)));
    assert.equal(new Set(releases.map(({ url }) => url)).size, 1);
    assert.equal(readdirSync(join(data, 'releases', 'catalog')).length, 1);
  });

  it('keeps the last releases, so that open pages go on working', async () => {
    const data = temporaryFolder();
    const build = buildOf('catalog');
    const folders = [];
    for (const content of ['one', 'two', 'three', 'four']) {
      writeFileSync(join(build, 'dist/main.js'), content);
      folders.push((await publish(data, build)).extras.folder);
    }
    const present = folders.map((folder) => existsSync(join(data, 'releases', folder)));
    assert.deepEqual(present, [false, true, true, true]);
  });

  it('says what to do when there is no build', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }');
    await assert.rejects(publish(temporaryFolder(), folder), /npm run build/);
  });
});
