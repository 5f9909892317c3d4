import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { publishCopies, readLiveCopies } from '../src/changes/publish-copies.ts';
import { integrityOf } from '../src/builds/integrity.ts';
import { buildOf, temporaryFolder } from './support/builds.ts';
import { registryOf } from './support/live-of.ts';
import { releasesIn, publishTo } from './support/publish-to.ts';
import { killedAfter } from './support/stores.ts';

const ada = { by: 'Ada', commit: 'abc', why: 'Copied from staging.' };

/** Starts two shops with a shell and a catalogue. Staging has a newer catalogue. */
async function twoShops(needs: Record<string, string> = {}) {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const shell = buildOf('shell');
  await publishTo(from, [shell, buildOf('catalog', 'two', { needs })]);
  await publishTo(to, [
    buildOf('shell', 'one', { gives: { shared: '1.0.0' } }),
    buildOf('catalog'),
  ]);
  return { from: await releasesIn(from), to: await releasesIn(to), source: from, target: to };
}

/** Returns the hash of each stored file of the live catalogue. */
async function hashesOf(data: string) {
  const { store } = await releasesIn(data);
  const folder = (await registryOf(data)).microFrontends['catalog']?.[0]?.extras.folder ?? '-';
  const hashes: Record<string, string> = {};
  for (const { key } of await store.list(`${folder}/`))
    hashes[key] = integrityOf((await store.read(key))?.body ?? Buffer.alloc(0));
  return hashes;
}

describe('a copy of what is live in another shop', () => {
  it('has the same bytes with the same record, and the history names the copy', async () => {
    const { from, to, source, target } = await twoShops();
    await publishCopies(to, await readLiveCopies(from, ['catalog']), ada);
    const hashes = await hashesOf(target);
    assert.deepEqual(hashes, await hashesOf(source));
    assert.ok(Object.keys(hashes).some((key) => key.endsWith('/record.json')));
    const { history } = await registryOf(target);
    assert.equal(history.at(-1)?.why, 'Copied from staging.');
  });

  it('is refused with the reason if it does not fit what is live there', async () => {
    const { from, to, target } = await twoShops({ shared: '^1.4.0' });
    const before = await registryOf(target);
    await assert.rejects(
      readLiveCopies(from, ['catalog']).then((copies) => publishCopies(to, copies, ada)),
      /^Error: Nothing was released\. .*shared \^1\.4\.0/,
    );
    assert.deepEqual(await registryOf(target), before);
  });

  it('changes nothing if it is killed at any write, and a repetition completes it', async () => {
    const { from, to, source, target } = await twoShops();
    const copies = await readLiveCopies(from, ['catalog']);
    const before = await registryOf(target);
    for (const writes of [0, 1, 5, 20]) {
      const store = killedAfter(to.store, writes);
      await assert.rejects(publishCopies({ ...to, store }, copies, ada), /killed/);
      assert.deepEqual(await registryOf(target), before);
    }
    await publishCopies(to, copies, ada);
    assert.deepEqual(await hashesOf(target), await hashesOf(source));
  });

  it('is refused if a compressed file has other content than its original', async () => {
    const { from, to } = await twoShops();
    const [copy] = await readLiveCopies(from, ['catalog']);
    assert.ok(copy);
    const body = brotliCompressSync('alert(1)');
    const path = 'routes.js.br';
    const files = {
      ...copy.record.files,
      [path]: { integrity: integrityOf(body), bytes: body.length },
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

  it('is not made of a damaged file, or of a package that is not live', async () => {
    const { from, source } = await twoShops();
    await assert.rejects(readLiveCopies(from, ['basket']), /basket is not live/);
    const { folder } = (await registryOf(source)).microFrontends['catalog']?.[0]?.extras ?? {};
    writeFileSync(join(source, 'releases', folder ?? '', 'routes.js'), 'changed');
    await assert.rejects(
      readLiveCopies(await releasesIn(source), ['catalog']),
      /routes\.js is not what was released/,
    );
  });
});
