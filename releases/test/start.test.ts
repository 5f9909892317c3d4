import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { publishInitialBuilds } from '../src/changes/publish-initial-builds.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { createBuild, temporaryFolder } from './support/builds.ts';
import { readLiveRelease, readStoredRegistry } from './support/live-of.ts';
import { testAuthor, publishBuilds, openDataFolder } from './support/publish-to.ts';

/** Starts the shop in a checkout whose packages have builds with this content. */
const start = async (data: string, builds: Record<string, string>) =>
  publishInitialBuilds(await openDataFolder(data), builds, testAuthor);

const checkout = (content: string) => ({
  shell: createBuild('shell', content),
  'catalog-mfe': createBuild('catalog', content),
});

describe('a start', () => {
  it('publishes its builds in one step if nothing was ever released', async () => {
    const data = temporaryFolder();
    assert.deepEqual(await start(data, checkout('one')), []);
    const { revision, microFrontends } = await readStoredRegistry(data);
    assert.equal(revision, 1);
    assert.deepEqual(Object.keys(microFrontends), ['shell', 'catalog']);
  });

  it('changes nothing otherwise, and prints differing builds with the release command', async () => {
    const data = temporaryFolder();
    const older = checkout('one');
    await start(data, older);
    const [live] = await publishBuilds(data, [createBuild('catalog', 'two')]);
    const registryBefore = await readStoredRegistry(data);
    const [version] = (registryBefore.microFrontends['catalog'] ?? []).slice(1);
    assert.deepEqual(await start(data, older), [
      `The build of catalog-mfe here is ${version?.metadata.version}; live is ${live?.metadata.version} since ${live?.extras.live.since} by A test. To release the build: npm run release -- catalog-mfe`,
    ]);
    assert.deepEqual(await readStoredRegistry(data), registryBefore);
  });

  it('leaves a rollback and a remote without a release unchanged', async () => {
    const data = temporaryFolder();
    await start(data, checkout('one'));
    await publishBuilds(data, [createBuild('catalog', 'two')]);
    const [back] = await rollBack(await openDataFolder(data), ['catalog'], testAuthor);
    const newer = { ...checkout('two'), 'basket-mfe': createBuild('basket') };
    const sentences = await start(data, newer);
    assert.equal(sentences.length, 3);
    assert.match(sentences[2] ?? '', /^The build of basket-mfe here is .*; live is nothing\./);
    assert.deepEqual(await readLiveRelease(data, 'catalog'), back);
    assert.equal(await readLiveRelease(data, 'basket'), undefined);
  });

  it('needs no builds if others release', async () => {
    const data = temporaryFolder();
    await start(data, checkout('one'));
    assert.deepEqual(await start(data, { shell: temporaryFolder() }), []);
    await assert.rejects(start(temporaryFolder(), { shell: temporaryFolder() }), /npm run build/);
  });

  it('names an unreadable build and continues', async () => {
    const data = temporaryFolder();
    const builds = checkout('one');
    await start(data, builds);
    writeFileSync(join(builds['catalog-mfe'], 'dist/release.json'), 'torn');
    assert.match(
      (await start(data, builds)).join(),
      /^The build of catalog-mfe here is no release/,
    );
  });

  it('publishes once if several start together', async () => {
    const data = temporaryFolder();
    const starts = ['one', 'two', 'three'].map((content) => start(data, checkout(content)));
    await Promise.all(starts);
    const { revision, microFrontends } = await readStoredRegistry(data);
    assert.equal(revision, 1);
    assert.equal(microFrontends['catalog']?.length, 1);
  });
});
