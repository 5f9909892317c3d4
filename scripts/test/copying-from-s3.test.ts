import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FolderStore } from 'server/store/folder-store';
import { type StoredObject, startS3 } from '../../server/test/support/s3-counterpart.ts';
import { ensureBuilt } from './support/built.ts';
import { createScratchShop } from './support/scratch-shop.ts';

const SOURCE = 's3://releases/staging';
const PREFIX = 'staging/';

const { dataDir, runBeside, releaseElsewhere, remove } = createScratchShop();
after(remove);
const s3 = await startS3();
after(() => s3.close());

const target = { ...s3.env, DATA_DIR: join(dataDir, 'production') };
const runCommand = (...command: string[]) =>
  runBeside(target, 'npm', 'run', '--silent', ...command);
const copy = () => runCommand('promote', '--', '--from', SOURCE, 'content-mfe');

/** Copies all entries of a store in a folder to the S3 store. */
async function fillS3(folder: string): Promise<void> {
  const store = new FolderStore(folder);
  for (const { key } of await store.list('')) {
    const entry = await store.read(key);
    assert.ok(entry);
    s3.kept.set(PREFIX + key, { body: entry.body, tag: '"1"', at: new Date() });
  }
}

/** Returns an object of the S3 store. */
function readObject(key: string): StoredObject {
  const object = s3.kept.get(PREFIX + key);
  assert.ok(object, key);
  return object;
}

describe('a copy from an S3 store', () => {
  let folder: string;
  before(async () => {
    ensureBuilt('content-mfe');
    folder = `content/${await releaseElsewhere('content-mfe', 'Grace')}`;
    await fillS3(join(dataDir, 'releases'));
  });

  it('stops at a missing or changed object, and names the source and the object', async () => {
    const key = `${folder}/remoteEntry.js`;
    const object = readObject(key);
    for (const [body, fault] of [
      [null, 'is missing from the store'],
      ['changed', 'is not what was released'],
    ] as const) {
      if (body === null) s3.kept.delete(PREFIX + key);
      else s3.kept.set(PREFIX + key, { ...object, body: Buffer.from(body) });
      assert.deepEqual(await copy(), {
        status: 1,
        said: `Nothing was copied from ${SOURCE}. ${key} ${fault}.\n`,
      });
    }
    s3.kept.set(PREFIX + key, object);
  });

  it('is live with the record of the source', async () => {
    const { status, said } = await copy();
    assert.equal(status, 0, said);
    assert.match(said, /^content \S+ is live/);
    const record = JSON.parse(readObject(`${folder}/record.json`).body.toString()) as object;
    const stored = await new FolderStore(join(target.DATA_DIR, 'releases')).read(
      `${folder}/record.json`,
    );
    assert.deepEqual(JSON.parse(String(stored?.body)), record);
    const history = await runCommand('history', '--', 'content-mfe');
    assert.match(history.said, /Ada released content .*Copied from s3:\/\/releases\/staging\./);
  });
});
