import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { publishCopies, readLiveCopies } from '../src/changes/publish-copies.ts';
import { computeIntegrity } from '../src/builds/integrity.ts';
import { publish } from '../src/changes/publish.ts';
import { readRegistry } from '../src/registry/registry.ts';
import { createBuild } from './support/builds.ts';
import { limitInShortForm } from './support/long-form.ts';
import { testAuthor } from './support/publish-to.ts';
import { createKilledStore, listStoreKinds, openStoreReleases } from './support/stores.ts';

type Releases = ReturnType<typeof openStoreReleases>;

const ada = { by: 'Ada', commit: 'abc', why: 'Copied from staging.' };

const kinds = await listStoreKinds();
const [openFolder] = kinds.map(({ open }) => open);
assert.ok(openFolder);

/** Starts two shops with a shell and a catalogue. Staging has a newer catalogue. */
async function createTwoShops(needs: Record<string, string> = {}, openSource = openFolder) {
  const sourceStore = openSource?.();
  const targetStore = openFolder?.();
  assert.ok(sourceStore && targetStore);
  const [staging, to] = [openStoreReleases(sourceStore()), openStoreReleases(targetStore())];
  await publish(
    staging,
    [createBuild('shell'), createBuild('catalog', 'two', { needs })],
    testAuthor,
  );
  const older = createBuild('shell', 'one', { gives: { shared: '1.0.0' } });
  await publish(to, [older, createBuild('catalog')], testAuthor);
  // Reads staging as another machine, which has no file of staging yet.
  return { from: openStoreReleases(sourceStore()), to };
}

const registryOf = async ({ store }: Releases) => (await readRegistry(store)).registry;

const catalogFolderOf = async (releases: Releases) =>
  (await registryOf(releases)).microFrontends['catalog']?.[0]?.extras.folder ?? '-';

/** Returns the hash of each stored file of the live catalogue. */
async function readFileHashes(releases: Releases) {
  const { store } = releases;
  const folder = await catalogFolderOf(releases);
  const hashes: Record<string, string> = {};
  for (const { key } of await store.list(`${folder}/`))
    hashes[key] = computeIntegrity((await store.read(key))?.body ?? Buffer.alloc(0));
  return hashes;
}

for (const { kind, open } of limitInShortForm(kinds))
  describe(`a copy of what is live in another shop with ${kind}`, () => {
    it('has the same bytes with the same record, and the history names the copy', async () => {
      const { from, to } = await createTwoShops({}, open);
      await publishCopies(to, await readLiveCopies(from, ['catalog']), ada);
      const hashes = await readFileHashes(to);
      assert.deepEqual(hashes, await readFileHashes(from));
      assert.ok(Object.keys(hashes).some((key) => key.endsWith('/record.json')));
      const { history } = await registryOf(to);
      assert.equal(history.at(-1)?.why, 'Copied from staging.');
    });

    it('is refused with the reason if it does not fit what is live there', async () => {
      const { from, to } = await createTwoShops({ shared: '^1.4.0' }, open);
      const before = await registryOf(to);
      await assert.rejects(
        readLiveCopies(from, ['catalog']).then((copies) => publishCopies(to, copies, ada)),
        /^Error: Nothing was released\. .*shared \^1\.4\.0/,
      );
      assert.deepEqual(await registryOf(to), before);
    });

    it('is not made of a changed or missing file, and the refusal names the file', async () => {
      const { from } = await createTwoShops({}, open);
      const folder = await catalogFolderOf(from);
      const refusalOf = (file: string, change: 'write' | 'remove') =>
        withChangedFile(from, `${folder}/${file}`, change, () =>
          readLiveCopies(openStoreReleases(from.store), ['catalog']).then(
            () => 'copied',
            (cause: Error) => cause.message,
          ),
        );
      for (const file of ['routes.js', 'record.json']) {
        const name = `${folder}/${file}`;
        assert.equal(await refusalOf(file, 'write'), `${name} is not what was released.`);
        assert.equal(await refusalOf(file, 'remove'), `${name} is missing from the store.`);
      }
      assert.equal(await readLiveCopies(from, ['catalog']).then(({ length }) => length), 1);
    });
  });

/** Changes or removes a stored file until `work` is done. */
async function withChangedFile<Result>(
  { store }: Releases,
  key: string,
  change: 'write' | 'remove',
  work: () => Promise<Result>,
): Promise<Result> {
  const body = (await store.read(key))?.body;
  assert.ok(body);
  await store.remove(key);
  if (change === 'write') await store.create(key, Buffer.from('changed'));
  const result = await work();
  if (change === 'write') await store.remove(key);
  await store.create(key, body);
  return result;
}

describe('a copy of what is live in another shop', () => {
  it('changes nothing if it is killed at any write, and a repetition completes it', async () => {
    const { from, to } = await createTwoShops();
    const copies = await readLiveCopies(from, ['catalog']);
    const before = await registryOf(to);
    for (const writes of [0, 1, 5, 20]) {
      const store = createKilledStore(to.store, writes);
      await assert.rejects(publishCopies({ ...to, store }, copies, ada), /killed/);
      assert.deepEqual(await registryOf(to), before);
    }
    await publishCopies(to, copies, ada);
    assert.deepEqual(await readFileHashes(to), await readFileHashes(from));
  });

  it('is refused if a compressed file has other content than its original', async () => {
    const { from, to } = await createTwoShops();
    const [copy] = await readLiveCopies(from, ['catalog']);
    assert.ok(copy);
    const body = brotliCompressSync('alert(1)');
    const path = 'routes.js.br';
    const files = {
      ...copy.record.files,
      [path]: { integrity: computeIntegrity(body), bytes: body.length },
    };
    const record = { ...copy.record, files, size: { ...copy.record.size } };
    record.size.bytes += body.length - (copy.record.files[path]?.bytes ?? 0);
    record.size.scriptBytes += body.length - (copy.record.files[path]?.bytes ?? 0);
    const forged = {
      record,
      recordBody: Buffer.from(JSON.stringify(record)),
      files: new Map(copy.files).set(path, body),
    };
    await assert.rejects(publishCopies(to, [forged], ada), /routes\.js\.br has other content/);
    const other = { ...copy, record: { ...copy.record, exposes: ['./Elsewhere'] } };
    await assert.rejects(publishCopies(to, [other], ada), /does not describe its files/);
  });

  it('is not made of a package that is not live', async () => {
    const { from } = await createTwoShops();
    await assert.rejects(readLiveCopies(from, ['basket']), /basket is not live/);
  });
});
