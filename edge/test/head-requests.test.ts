import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startSmallShop } from './support/shop-of.ts';

describe('a HEAD request', () => {
  it('gets the status and headers of GET, without a body, from every kind of address', async () => {
    const { app, releases } = await startSmallShop('catalog');
    const file = `/releases/${releases['catalog']}/remoteEntry.js`;
    const pages = ['/catalog', '/catalog?utm_source=letter', '/catalog?a=1', '/nowhere'];
    const otherPaths = ['/robots.txt', '/registry.json', '/favicon.svg', '/manifest.webmanifest'];
    for (const url of [...pages, ...otherPaths, file, '/healthz', '/readyz']) {
      for (const encoding of ['br', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const get = await app.inject({ url, headers });
        const head = await app.inject({ method: 'HEAD', url, headers });
        assert.equal(head.body, '', url);
        assert.deepEqual(
          { status: head.statusCode, ...head.headers, date: null },
          { status: get.statusCode, ...get.headers, date: null },
          `${url} ${encoding}`,
        );
      }
    }
  });
});
