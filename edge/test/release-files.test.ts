import assert from 'node:assert/strict';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readBuild } from 'releases/local-build';
import { storeRelease } from 'releases/store-build';
import { S3Store } from 'server/store/s3-store';
import { createBuild } from '../../releases/test/support/builds.ts';
import { startSmallShop } from './support/shop-of.ts';
import { testAuthor } from '../../releases/test/support/publish-to.ts';
import { startS3 } from '../../server/test/support/s3-counterpart.ts';
import { openStoreReleases } from '../../releases/test/support/stores.ts';

describe('downloaded files of a release', () => {
  it('stay while a check of an unreleased version may run, and are deleted an hour later', async () => {
    const s3 = await startS3();
    after(() => s3.close());
    const { store, files } = openStoreReleases(new S3Store({ bucket: s3.bucket, prefix: '' }));
    const candidate = await storeRelease(
      store,
      await readBuild(createBuild('catalog')),
      testAuthor,
    );
    const folder = await files.verifyFolder(candidate);
    await files.deleteUnlisted([]);
    assert.ok(existsSync(`${folder}/main.js`));
    const earlier = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(folder, earlier, earlier);
    await files.deleteUnlisted([]);
    assert.ok(!existsSync(folder));
  });
});

describe('a served file of a release', () => {
  it('is verified again after a change on disk, and served again when it is restored', async () => {
    const { app, data, releases } = await startSmallShop('catalog');
    const address = `/releases/${releases['catalog']}/main.js`;
    const file = join(data, address);
    const released = readFileSync(file);
    for (const [content, status] of [
      [released, 200],
      [Buffer.from('evil'), 404],
      [released, 200],
    ] as const) {
      writeFileSync(file, content);
      const responses = [await app.inject(address), await app.inject(address)];
      for (const { statusCode, rawPayload } of responses) {
        assert.equal(statusCode, status);
        if (status === 200) assert.deepEqual(rawPayload, released);
      }
    }
  });
});
