import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { StoreUnavailableError } from '../../src/store/object-store.ts';
import { S3Store } from '../../src/store/s3-store.ts';
import { startS3 } from '../support/s3-counterpart.ts';

const s3 = await startS3();
after(() => s3.close());
afterEach(() => s3.interfereBy());
const location = { bucket: s3.bucket, prefix: 'shop/' };

describe('an S3 store', () => {
  it('that never responds is unavailable after the time limit', async () => {
    const store = new S3Store(location, { callMs: 300 });
    s3.interfereBy(() => 'hang');
    await assert.rejects(store.read('a.json'), StoreUnavailableError);
    await assert.rejects(store.list(''), StoreUnavailableError);
    await assert.rejects(store.create('a.json', Buffer.from('x')), StoreUnavailableError);
  });

  it('that stalls within a response is unavailable too', async () => {
    s3.interfereBy(() => 'stall');
    await assert.rejects(
      new S3Store(location, { callMs: 300 }).read('a.json'),
      StoreUnavailableError,
    );
  });

  it('that fails once is called again', async () => {
    const store = new S3Store(location);
    let calls = 0;
    s3.interfereBy(() => ((calls += 1) === 1 ? 'fail' : undefined));
    assert.equal(await store.read('nothing.json'), null);
    assert.equal(calls, 2);
  });

  it('that lacks the bucket or refuses the key is unavailable, not empty', async () => {
    await assert.rejects(
      new S3Store({ bucket: 'another', prefix: '' }).read('a.json'),
      StoreUnavailableError,
    );
    const secret = process.env['AWS_SECRET_ACCESS_KEY'];
    process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
    try {
      await assert.rejects(new S3Store(location).read('a.json'), StoreUnavailableError);
    } finally {
      process.env['AWS_SECRET_ACCESS_KEY'] = secret;
    }
  });
});
