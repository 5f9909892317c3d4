import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createPolicy } from '../src/pages/security-policy.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { readSettings } from '../src/settings/settings.ts';
import { startSmallShop } from './support/shop-of.ts';

describe('a page', () => {
  it('is rendered by the live remote, with exactly its files and its data', async () => {
    const { app, releases } = await startSmallShop('catalog', 'basket');
    const { statusCode, body, headers } = await app.inject('/catalog');
    assert.equal(statusCode, 200);
    assert.match(body, /<div id="root"><h1>one<\/h1><\/div>/);
    assert.ok(body.includes(`/releases/${releases['catalog']}/routes.js`));
    assert.ok(!body.includes(`/releases/${releases['basket']}/routes.js`));
    assert.match(String(headers['content-security-policy']), /default-src 'self'/);
    await app.close();
  });

  it("preloads the header's slots only if it embeds them", async () => {
    const { app, releases } = await startSmallShop('catalog', 'content', 'basket');
    const corner = `<link rel="preload" href="/releases/${releases['basket']}/corner.js"`;
    assert.ok((await app.inject('/catalog')).body.includes(corner));
    assert.ok(!(await app.inject('/content')).body.includes(releases['basket'] + '/corner.js'));
    await app.close();
  });

  it('is compressed if the browser accepts it', async () => {
    const { app } = await startSmallShop('catalog');
    const plain = await app.inject('/catalog');
    const { headers, rawPayload } = await app.inject({
      url: '/catalog',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    assert.equal(headers['content-encoding'], 'br');
    assert.match(String(headers.vary), /accept-encoding/i);
    assert.equal(brotliDecompressSync(rawPayload).toString(), plain.body);
    await app.close();
  });

  it('escapes the Host header', async () => {
    const { app } = await startSmallShop('catalog');
    const ask = (host: string) => app.inject({ url: '/catalog', headers: { host } });
    const [markup] = (await ask('a"onload="alert(1)')).body.split('<script id="boot"');
    assert.ok(!markup?.includes('onload'));
    for (const host of ['a b', 'localhost/catalog', 'localhost?a', 'a@localhost', 'localhost#'])
      assert.equal((await ask(host)).statusCode, 400, host);
    await app.close();
  });

  it('links to this machine if the request names a foreign host', async () => {
    const { app } = await startSmallShop('catalog');
    for (const url of ['/catalog', '/sitemap.xml', '/robots.txt']) {
      const { body } = await app.inject({ url, headers: { host: 'evil.example' } });
      assert.ok(!body.includes('evil.example'), url);
    }
    await app.close();
  });

  it('escapes data that would end a script element', async () => {
    const { app } = await startSmallShop('catalog');
    const { body } = await app.inject('/catalog');
    assert.ok(body.includes('\\u003c/script>'));
    await app.close();
  });

  it('at an unknown URL is a 404 that search engines do not index', async () => {
    const { app } = await startSmallShop('catalog');
    const { statusCode, headers } = await app.inject('/nowhere/at/all');
    assert.equal(statusCode, 404);
    assert.equal(headers['x-robots-tag'], 'noindex');
    await app.close();
  });

  it('redirects leading slashes, so that no path leads to another host', async () => {
    const { app } = await startSmallShop('catalog');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const [url, location] of [
      ['//', '/'],
      ['//catalog?a=1', '/catalog?a=1'],
      ['///elsewhere.test/x', '/elsewhere.test/x'],
    ] as const) {
      const response = await fetch(origin + url, { redirect: 'manual' });
      assert.equal(response.status, 301, url);
      assert.equal(response.headers.get('location'), location);
    }
    await app.close();
  });

  it('has one URL: other case, encoding or trailing slashes redirect to it', async () => {
    const { app } = await startSmallShop('catalog');
    for (const [url, location] of [
      ['/Catalog', '/catalog'],
      ['/catalog/', '/catalog'],
      ['/CATALOG//?a=B&c', '/catalog?a=B&c'],
      ['/c%61talog', '/catalog'],
    ] as const) {
      const { statusCode, headers } = await app.inject(url);
      assert.deepEqual([statusCode, headers.location], [301, location], url);
    }
    assert.equal((await app.inject('/catalog?a=B&c')).statusCode, 200);
    assert.equal((await app.inject('/Nowhere/At/All/')).statusCode, 404);
    await app.close();
  });

  it('of a remote without files is left to the browser, and other remotes still work', async () => {
    const { app, data, releases } = await startSmallShop('catalog', 'content');
    rmSync(join(data, 'releases', releases['catalog'] ?? ''), { recursive: true });
    await eventually(async () => assert.equal((await app.inject('/catalog')).statusCode, 503));
    const page = await app.inject('/catalog');
    assert.equal(page.headers['x-robots-tag'], 'noindex');
    assert.ok(Number(page.headers['retry-after']) > 0);
    assert.match(page.body, /left to the browser/);
    assert.match((await app.inject('/content')).body, /<h1>one<\/h1>/);
    await app.close();
  });

  it('that cannot be rendered is a 503 that the browser fills and nobody caches', async () => {
    const { app } = await startSmallShop('catalog');
    const { statusCode, body, headers } = await app.inject('/catalog?broken');
    assert.equal(statusCode, 503);
    assert.equal(headers['x-robots-tag'], 'noindex');
    assert.ok(Number(headers['retry-after']) > 0);
    assert.match(body, /<div id="root"><\/div>/);
    await app.close();
  });

  it('at an unknown URL is a 404 even if it cannot be rendered', async () => {
    const { app } = await startSmallShop('catalog');
    const { statusCode, body, headers } = await app.inject('/nowhere/broken');
    assert.equal(statusCode, 404);
    assert.equal(headers['x-robots-tag'], 'noindex');
    assert.match(body, /<div id="root"><\/div>/);
    await app.close();
  });

  it('shows a new release within seconds', async () => {
    const { app, data, builds } = await startSmallShop('catalog');
    writeFileSync(
      join(builds['catalog'] ?? '', 'dist/server/main.cjs'),
      "exports['./routes'] = { text: 'two', routes: [{ path: '/catalog' }] };",
    );
    await publishBuilds(data, [builds['catalog'] ?? '']);
    await eventually(async () =>
      assert.match((await app.inject('/catalog')).body, /<h1>two<\/h1>/),
    );
    await app.close();
  });
});

describe('the content security policy', () => {
  it('upgrades to https only if the shop is served by https', () => {
    const policyAt = (PUBLIC_URL: string) =>
      createPolicy(readSettings({ NODE_ENV: 'production', PUBLIC_URL }), 'shop');
    assert.match(policyAt('https://shop.example.com'), /upgrade-insecure-requests/);
    assert.doesNotMatch(policyAt('http://shop.internal:3000'), /upgrade-insecure-requests/);
  });
});

describe('released files', () => {
  it('are cached for a year, and missing ones are a 404 without a page', async () => {
    const { app, releases } = await startSmallShop('catalog');
    const foundResponse = await app.inject(`/releases/${releases['catalog']}/remoteEntry.js`);
    assert.equal(foundResponse.statusCode, 200);
    assert.equal(foundResponse.body, '/* entry */');
    assert.equal(foundResponse.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(foundResponse.headers['access-control-allow-origin'], '*');
    assert.match(String(foundResponse.headers['cache-control']), /max-age=31536000, immutable/);
    for (const path of [
      'catalog/0.0.0-00000000/mf-manifest.json',
      `${releases['catalog']}/gone.js`,
    ]) {
      const missingResponse = await app.inject(`/releases/${path}`);
      assert.equal(missingResponse.statusCode, 404);
      assert.equal(missingResponse.body, 'Not found.');
      assert.equal(missingResponse.headers['cache-control'], 'no-store');
    }
  });

  it('are sent with the compression of the release', async () => {
    const { app, data, releases } = await startSmallShop('catalog');
    const file = `${releases['catalog']}/remoteEntry.js`;
    for (const [accepted, encoding, ending] of [
      ['gzip, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ]) {
      const headers = { 'accept-encoding': accepted };
      const response = await app.inject({ url: `/releases/${file}`, headers });
      assert.equal(response.headers['content-encoding'], encoding);
      assert.equal(response.headers.vary, 'Accept-Encoding');
      assert.deepEqual(response.rawPayload, readFileSync(join(data, 'releases', file + ending)));
    }
  });

  it('do not include server files and files outside the release', async () => {
    const { app, releases } = await startSmallShop('catalog');
    const own = releases['catalog'] ?? '';
    for (const path of [
      `${own}/server/main.cjs`,
      `${own}/server/contract.pack`,
      `${own}/%73erver/contract.pack`,
      `${own}/record.json`,
      `${own}/x/../server/main.cjs`,
      `${own}/server%2fmain.cjs`,
      `${own}/..%2f..%2fregistry.json`,
      'registry.json',
      own,
    ]) {
      assert.equal((await app.inject(`/releases/${path}`)).statusCode, 404, path);
    }
  });
});
