import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { buildApp } from '../../src/app.ts';
import { startS3 } from '../../../server/test/support/s3-counterpart.ts';
import { createPictureDesk } from '../support/picture-desk.ts';
import { createJpeg } from '../support/picture-files.ts';
import { createTestApp } from '../support/test-app.ts';

const s3 = await startS3();
after(() => s3.close());
const shop = await createTestApp({ RELEASE_STORE: `s3://${s3.bucket}/shop` });
const { config, db } = shop;
const desk = await createPictureDesk(shop);

describe('pictures in the S3 store of the releases', () => {
  it('are stored below their own prefix, and shown by a process on another machine', async () => {
    const { file } = await desk.add(await createJpeg('s3'));
    assert.deepEqual([...s3.kept.keys()], [`shop/pictures/${file.slice(0, 2)}/${file}`]);
    const otherMachine = await buildApp({ ...config, dataDir: `${config.dataDir}/other` }, db);
    const served = await otherMachine.inject(`/images/${file}?w=160`);
    await otherMachine.close();
    assert.equal(served.statusCode, 200);
  });

  it('are refused with a time to retry while the store fails, and leave nothing', async () => {
    s3.interfereBy(() => 'fail');
    const before = (await desk.list()).data.length;
    const response = await desk.upload(await createJpeg('failing'));
    assert.equal(response.statusCode, 503);
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.match(response.json().error, /^The shop cannot reach its pictures/);
    assert.equal((await desk.list()).data.length, before);
    const unread = await shop.app.inject(`/images/${'0'.repeat(32)}.jpg`);
    assert.equal(unread.statusCode, 503);
    s3.interfereBy();
    assert.equal((await desk.upload(await createJpeg('failing'))).statusCode, 200);
  });
});
