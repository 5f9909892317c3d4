import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readDeployedShop } from '../src/development/shop-proxy/deployed-shop.ts';
import { createShopProxy } from '../src/development/shop-proxy/shop-proxy.ts';
import { listen } from './support/listen.ts';

const LOCAL_PATH = '/releases/catalog/working-copy/';
const release = {
  url: `${LOCAL_PATH}mf-manifest.json`,
  metadata: { version: 'working-copy', integrity: null },
  extras: { routes: [{ path: '/' }], exposes: ['./routes'] },
};
const released = (name: string) => [{ url: `/releases/${name}/1.0.0/mf-manifest.json` }];
const PUBLIC_URL = 'https://shop.example';
const boot = {
  config: { apiHost: '/api', publicUrl: PUBLIC_URL, payments: { hostedOrigins: [PUBLIC_URL] } },
  registry: { microFrontends: { catalog: released('catalog'), basket: released('basket') } },
  manifests: {
    '/releases/catalog/1.0.0/mf-manifest.json': {},
    '/releases/basket/1.0.0/mf-manifest.json': {},
  },
  state: { read: 'by the server' },
  vitals: 1,
};
const PAGE = `<!doctype html><head>
<link rel="canonical" href="${PUBLIC_URL}/about"><a href="${PUBLIC_URL}.evil.example/"></a>
<style data-href="/releases/catalog/1.0.0/a.css">.old{}</style>
<style data-href="/releases/basket/1.0.0/b.css">.basket{}</style>
<link rel="preload" href="/releases/catalog/1.0.0/remoteEntry.js" as="script">
</head><body><div id="root"><main data-remote="catalog"><div>Old text</div></main></div>
<script id="boot" type="application/json">${JSON.stringify(boot)}</script></body>`;

describe('a local proxy of a deployed shop', () => {
  const calls: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  let shop: Awaited<ReturnType<typeof listen>>;
  let proxy: Awaited<ReturnType<typeof listen>>;
  let origin: string;

  before(async () => {
    shop = await listen(async (incoming, response) => {
      const { method = '', url = '', headers } = incoming;
      calls.push({ method, url, headers, body: await text(incoming) });
      if (url === '/boot.json') return response.end(JSON.stringify(boot));
      if (url === '/registry.json') return response.end(JSON.stringify(boot.registry));
      if (url === '/moved')
        return response.writeHead(301, { location: `${PUBLIC_URL}/new?a=1` }).end();
      if (url === '/api/call')
        return response.writeHead(201, { etag: '"1"' }).end('{"is":"unchanged"}');
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'content-security-policy':
          "script-src 'self'; connect-src 'self'; upgrade-insecure-requests",
        'strict-transport-security': 'max-age=1',
        'access-control-allow-origin': '*',
        'set-cookie': [
          'bucket=7; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None',
          'other=1; Path=/',
        ],
        etag: '"page"',
      });
      return response.end(gzipSync(PAGE));
    });
    const deployed = await readDeployedShop(`http://127.0.0.1:${shop.port}`);
    proxy = await listen((incoming, response) =>
      handle(incoming, response, () => response.end('the working copy')),
    );
    const { port } = proxy;
    origin = `http://localhost:${port}`;
    const handle = createShopProxy({
      shop: deployed,
      port,
      localPath: LOCAL_PATH,
      remote: { name: 'catalog', release },
    });
  });
  after(() => proxy.close());

  const send = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ) => {
    const sent = request({
      host: '127.0.0.1',
      port: proxy.port,
      path,
      method,
      headers: { host: `localhost:${proxy.port}`, ...headers },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };

  it('puts the working copy into a page, which the browser renders', async () => {
    const { body, headers } = await send('/about', { accept: 'text/html' });
    const [, json = ''] = /<script id="boot"[^>]*>([^<]*)</.exec(body) ?? [];
    const page = JSON.parse(json) as typeof boot;
    assert.deepEqual(page.registry.microFrontends, {
      catalog: [release],
      basket: released('basket'),
    });
    assert.deepEqual(Object.keys(page.manifests), ['/releases/basket/1.0.0/mf-manifest.json']);
    assert.deepEqual([page.state, page.vitals], [{}, undefined]);
    assert.deepEqual(page.config, { ...boot.config, publicUrl: origin });
    assert.match(body, /<div id="root"><\/div>/);
    assert.doesNotMatch(body, /Old text|releases\/catalog\/1\.0\.0/);
    assert.match(body, /\.basket\{\}/);
    assert.deepEqual([headers.etag, headers['cache-control']], [undefined, 'no-store']);
  });

  it('leads links and redirects of the shop, and no others, to this machine', async () => {
    const { body } = await send('/about');
    assert.match(body, new RegExp(`canonical" href="${origin}/about"`));
    assert.match(body, /href="https:\/\/shop\.example\.evil\.example\/"/);
    assert.equal((await send('/moved')).headers.location, `${origin}/new?a=1`);
  });

  it('adapts the security policy, and drops headers that hold for the shop only', async () => {
    const { headers } = await send('/about');
    assert.equal(
      headers['content-security-policy'],
      `script-src 'self'; connect-src 'self' ws://localhost:${proxy.port}`,
    );
    assert.equal(headers['strict-transport-security'], undefined);
    assert.equal(headers['access-control-allow-origin'], undefined);
  });

  it('keeps the cookies of the shop apart from those of other servers on this machine', async () => {
    const { headers } = await send('/about', {
      cookie: `mine=secret; shop${proxy.port}-bucket=7; bucket=8`,
    });
    assert.deepEqual(headers['set-cookie'], [
      `shop${proxy.port}-bucket=7; Path=/; HttpOnly; SameSite=Lax`,
      `shop${proxy.port}-other=1; Path=/`,
    ]);
    assert.equal(calls.at(-1)?.headers.cookie, 'bucket=7');
  });

  it('sends the call of a visitor as from the shop’s own page, and its response unchanged', async () => {
    const { status, headers, body } = await send(
      '/api/call',
      { origin, referer: `${origin}/cart`, 'x-forwarded-host': 'evil.example' },
      'POST',
      '{"a":1}',
    );
    assert.deepEqual([status, headers.etag, body], [201, '"1"', '{"is":"unchanged"}']);
    const call = calls.at(-1);
    assert.deepEqual(
      [call?.method, call?.body, call?.headers.origin, call?.headers.referer, call?.headers.host],
      ['POST', '{"a":1}', PUBLIC_URL, `${PUBLIC_URL}/cart`, `127.0.0.1:${shop.port}`],
    );
    assert.equal(call?.headers['x-forwarded-host'], undefined);
  });

  it('refuses other hosts and origins, and sends the shop nothing of theirs', async () => {
    const count = calls.length;
    const script = { 'sec-fetch-mode': 'no-cors' };
    const refused = [
      await send(`${LOCAL_PATH}remoteEntry.js`, { ...script, 'sec-fetch-site': 'cross-site' }),
      await send('/api/call', { ...script, 'sec-fetch-site': 'same-site' }),
      await send('/about', { host: `shop.evil.example:${proxy.port}` }),
      await send('/about', { host: 'localhost:1' }),
      await send('/api/call', { origin: 'https://evil.example' }, 'POST'),
      await send('/api/call', { origin: 'null' }, 'POST'),
      await send(`${LOCAL_PATH}remoteEntry.js`, { host: 'evil.example' }),
      await send('http://evil.example/about'),
    ];
    assert.deepEqual(
      refused.map(({ status }) => status),
      Array(8).fill(403),
    );
    assert.match(refused[2]?.body ?? '', /^This proxy serves http:\/\/localhost:\d+ and /);
    assert.equal(calls.length, count);
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    assert.equal((await send('/about', link)).status, 200);
  });

  it('serves the files of the working copy, and keeps reports about it from the shop', async () => {
    const count = calls.length;
    assert.equal((await send(`${LOCAL_PATH}remoteEntry.js`)).body, 'the working copy');
    assert.equal((await send('/release-reports?split', { origin }, 'POST', '{}')).status, 204);
    assert.equal(calls.length, count);
    const registry = JSON.parse((await send('/registry.json')).body) as typeof boot.registry;
    assert.deepEqual(registry.microFrontends.catalog, [release]);
  });

  it('shows a page that says so while the shop is away', async () => {
    await shop.close();
    const page = await send('/about', { accept: 'text/html' });
    assert.equal(page.status, 502);
    assert.match(
      page.body,
      /<h1>The deployed shop does not respond<\/h1>\n<p>http:\S+ cannot be reached: .*ECONNREFUSED/,
    );
    assert.match(
      (await send('/api/call')).body,
      /^\{"status":false,"error":"http:\S+ cannot be reached/,
    );
  });
});
