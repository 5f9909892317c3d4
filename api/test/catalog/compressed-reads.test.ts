import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp } from '../support/test-app.ts';

const { app } = await createTestApp();

describe('a read of the catalogue', () => {
  it('is compressed for clients that accept it, with an ETag for each encoding', async () => {
    const url = '/users/getservices';
    const plain = await app.inject(url);
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const packed = await app.inject({ url, headers });
      assert.equal(packed.headers['content-encoding'], encoding);
      assert.match(String(packed.headers.vary), /accept-encoding/i);
      assert.equal(unpack(packed.rawPayload).toString(), plain.body);
      assert.notEqual(packed.headers.etag, plain.headers.etag);
      const again = await app.inject({
        url,
        headers: { ...headers, 'if-none-match': String(packed.headers.etag) },
      });
      assert.deepEqual([again.statusCode, again.body], [304, '']);
    }
    const short = await app.inject({
      url: '/users/getsubservices/3',
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(short.headers['content-encoding'], undefined);
  });
});
