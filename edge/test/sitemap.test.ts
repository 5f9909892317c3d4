import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { createBuild } from '../../releases/test/support/builds.ts';
import { publishOnce } from '../../releases/test/support/published-once.ts';
import { startEdge } from './support/shop-of.ts';

describe('the sitemap (rule 8: it lists the catalogue)', () => {
  it('lists every indexed page, and kits only at their own pages', async () => {
    const app = await startShopWithResponses({
      '/users/getservices': { data: [{ id: 1, name: 'Boxes & kits', slug: 'boxes' }] },
      '/users/getproductsbycategoryslug/boxes': {
        data: [
          { id: 5, name: 'Crate', slug: 'a crate' },
          { id: 70, name: 'Removal Kit A', slug: 'removal-kit-a' },
        ],
      },
    });
    const { statusCode, body } = await app.inject('/sitemap.xml');
    assert.equal(statusCode, 200);
    const paths = [...body.matchAll(/<loc>http:\/\/shop\.test(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    assert.deepEqual(paths.toSorted(), [...kitPaths, '/boxes', '/boxes/a%20crate', '/content']);
  });

  it('omits the pages of kits that are not sold', async () => {
    const app = await startShopWithResponses({
      '/openapi.json': { info: { 'x-features': ['kits'] } },
      '/users/getservices': { data: [] },
      '/users/getkits': [{ id: 71, slug: 'any' }],
    });
    const { body } = await app.inject('/sitemap.xml');
    assert.match(body, /\/RemovalKitB</);
    assert.doesNotMatch(body, /\/RemovalKitA</);
  });

  it('omits an unreadable category and lists the others', async () => {
    const app = await startShopWithResponses({
      '/users/getservices': { data: services },
      '/users/getproductsbycategoryslug/gowns': { data: [{ id: 6, name: 'Veil', slug: 'veil' }] },
    });
    const { statusCode, body } = await app.inject('/sitemap.xml');
    assert.equal(statusCode, 200);
    const paths = [...body.matchAll(/<loc>http:\/\/shop\.test(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    assert.deepEqual(paths.toSorted(), [...kitPaths, '/content', '/gowns', '/gowns/veil']);
  });

  for (const failure of [
    { status: false, error: 'relation "products" does not exist' },
    { error: 'No connection to the database', data: [] },
    { status: false, message: 'Please try again later.' },
    { code: 500 },
  ]) {
    it(`omits a category whose response is an error, and logs it: ${JSON.stringify(failure)}`, async () => {
      const app = await startShopWithResponses({
        '/users/getservices': { data: services },
        '/users/getproductsbycategoryslug/boxes': failure,
        '/users/getproductsbycategoryslug/gowns': { data: [{ id: 6, name: 'Veil', slug: 'veil' }] },
      });
      const warn = mock.method(app.log, 'warn');
      const { statusCode, body } = await app.inject('/sitemap.xml');
      assert.equal(statusCode, 200);
      assert.match(body, /\/gowns\/veil</);
      assert.doesNotMatch(body, /\/boxes/);
      assert.deepEqual(
        warn.mock.calls.flatMap(
          ({ arguments: [about] }) => (about as { category?: string }).category ?? [],
        ),
        ['boxes'],
      );
    });
  }

  it('lists a category without products', async () => {
    const app = await startShopWithResponses({
      '/users/getservices': { data: services },
      '/users/getproductsbycategoryslug/boxes': { status: false, error: 'No products found' },
      '/users/getproductsbycategoryslug/gowns': { data: [] },
    });
    const { body } = await app.inject('/sitemap.xml');
    assert.match(body, /\/boxes</);
    assert.match(body, /\/gowns</);
  });

  it('is a 503 if the list of services is unreadable', async () => {
    const app = await startShopWithResponses({
      '/users/getservices': { error: 'No connection', data: [] },
    });
    const { statusCode } = await app.inject('/sitemap.xml');
    assert.equal(statusCode, 503);
  });

  it('comes with a robots.txt that excludes personal pages', async () => {
    const app = await startShopWithResponses({});
    const { body } = await app.inject('/robots.txt');
    assert.match(body, /^Disallow: \/mine$/m);
    assert.doesNotMatch(body, /^Disallow: \/content$/m);
    assert.match(body, /^Sitemap: http:\/\/shop\.test\/sitemap\.xml$/m);
  });

  it('is a 503 while the backend is unavailable', async () => {
    const app = await startShopWithResponses({});
    const { statusCode, headers } = await app.inject('/sitemap.xml');
    assert.equal(statusCode, 503);
    assert.equal(headers['retry-after'], '60');
  });
});

const kitPaths = ['/RemovalKitA', '/RemovalKitB'];
const services = [
  { id: 1, slug: 'boxes' },
  { id: 2, slug: 'gowns' },
];

/** A shop with a backend that responds only to these paths. */
async function startShopWithResponses(responses: Record<string, object>) {
  const backend = createServer(({ url = '' }, reply) => {
    reply.writeHead(responses[url] ? 200 : 404, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(responses[url] ?? {}));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { data } = await publishOnce('sitemap', publishContent);
  const app = await startEdge(data, {
    PUBLIC_URL: 'http://shop.test',
    API_HOST: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  });
  after(() => backend.close());
  return app;
}

/** Publishes a shell and a remote with pages. */
async function publishContent(data: string): Promise<void> {
  const routes = [
    { path: '/content' },
    { path: '/RemovalKitA' },
    { path: '/RemovalKitB' },
    { path: '/mine', noindex: true, access: 'signed-in' as const },
    { path: '/:service' },
  ];
  const content = createBuild('content', 'one', { routes });
  writeFileSync(
    join(content, 'dist/server/main.cjs'),
    `exports['./routes'] = { routes: ${JSON.stringify(routes)} };`,
  );
  await publishBuilds(data, [createBuild('shell'), content]);
}
