import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { createTestApp } from '../support/test-app.ts';

const { app, config } = await createTestApp();

const file = '/images/product-removal-kit-a.svg';
const get = (url: string, accept = '*/*') => app.inject({ url, headers: { accept } });

describe('a picture', () => {
  it('is the original file if no width is requested', async () => {
    const response = await get(file);
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['content-type'], 'image/svg+xml');
    assert.match(String(response.headers['cache-control']), /max-age=2592000/);
    assert.match(response.body, /^<svg/);
    assert.equal(response.headers.vary, 'Accept-Encoding');
  });

  it('is compressed if it is a drawing and the client accepts that', async () => {
    const plain = await get(file);
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await app.inject({ url: file, headers });
    assert.equal(response.headers['content-encoding'], 'br');
    assert.deepEqual(brotliDecompressSync(response.rawPayload), plain.rawPayload);
    assert.notEqual(response.headers.etag, plain.headers.etag);
  });

  const negotiated: [accept: string, type: string][] = [
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,*/*;q=0.8', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['*/*', 'png'],
    ['text/html', 'png'],
  ];
  for (const [accept, type] of negotiated) {
    it(`has the type ${type} for '${accept}', in the requested width`, async () => {
      const response = await get(`${file}?w=320`, accept);
      assert.equal(response.headers['content-type'], `image/${type}`);
      assert.equal(response.headers.vary, 'Accept');
      const { width, format } = await sharp(response.rawPayload).metadata();
      assert.deepEqual([width, format], [320, type === 'avif' ? 'heif' : type]);
    });
  }

  it('is converted once and cached for any number of concurrent requests', async () => {
    const url = '/images/product-removal-kit-b.svg?w=480';
    const responses = await Promise.all(Array.from({ length: 10 }, () => get(url, 'image/webp')));
    assert.equal(new Set(responses.map(({ headers }) => headers.etag)).size, 1);
    const kept = await readdir(join(config.dataDir, 'images'));
    assert.equal(kept.filter((name) => name.endsWith('-480.webp')).length, 1);
    assert.deepEqual(
      kept.filter((name) => name.endsWith('.tmp')),
      [],
    );
  });

  it('returns 304 to a client with the current version', async () => {
    const { etag } = (await get(`${file}?w=320`, 'image/webp')).headers;
    const again = await app.inject({
      url: `${file}?w=320`,
      headers: { accept: 'image/webp', 'if-none-match': String(etag) },
    });
    assert.equal(again.statusCode, 304);
  });

  for (const w of ['321', '0', '-320', '1e9', 'big', '', '320&w=640', '320.5']) {
    it(`is refused in the width '${w}'`, async () => {
      assert.equal((await get(`${file}?w=${w}`)).statusCode, 400);
    });
  }

  for (const name of [
    'nothing.svg',
    '..%2fpackage.json',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fpackage.json',
    '..%5cpackage.json',
    '%2fetc%2fpasswd',
    '.gitignore',
    'a%2e%2e%2f.svg',
    'product-removal-kit-a.svg%2f..%2fabout.svg',
    'about.svg%20',
    'about.SVG.exe',
  ]) {
    it(`is not found under '${name}'`, async () => {
      const response = await get(`/images/${name}`);
      assert.equal(response.statusCode, 404);
      assert.equal(response.json().status, false);
    });
  }
});
