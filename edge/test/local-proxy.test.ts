import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { readDeployedShop } from 'build/deployed-shop';
import { createShopProxy } from 'build/shop-proxy';
import { startSmallShop } from './support/shop-of.ts';

it("a developer's proxy shows the pages of this shop with a remote from the working copy", async () => {
  const { app, releases } = await startSmallShop('catalog', 'basket');
  const shopOrigin = await app.listen({ port: 0, host: '127.0.0.1' });
  const shop = await readDeployedShop(shopOrigin);
  const proxy = createServer((request, response) => handle(request, response, () => undefined));
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  const localPath = '/releases/catalog/working-copy/';
  const metadata = { version: 'working-copy', integrity: null };
  const extras = { routes: [{ path: '/catalog' }], exposes: ['./routes'] };
  const release = { url: `${localPath}mf-manifest.json`, metadata, extras };
  const remote = { name: 'catalog', release };
  const handle = createShopProxy({ shop, remote, localPath, port });
  const localOrigin = `http://localhost:${port}`;
  const readPage = async (origin: string) => (await fetch(`${origin}/catalog`)).text();

  const page = await readPage(localOrigin);
  const [, json = ''] = /<script id="boot"[^>]*>([^<]*)</.exec(page) ?? [];
  const { config, registry, state } = JSON.parse(json) as {
    config: { publicUrl: string; apiHost: string };
    registry: { microFrontends: Record<string, { url: string }[]> };
    state: object;
  };
  assert.deepEqual(registry.microFrontends['catalog'], [release]);
  assert.ok(registry.microFrontends['basket']?.[0]?.url.includes(releases['basket'] ?? ''));
  assert.deepEqual([config.publicUrl, config.apiHost, state], [localOrigin, '/api', {}]);
  assert.match(page, /<div id="root"><\/div>/);
  assert.ok(!page.includes(releases['catalog'] ?? ''), 'names a file of the released version');

  const ownPage = await readPage(shopOrigin);
  assert.match(ownPage, /<div id="root"><h1>one<\/h1><\/div>/);
  assert.ok(ownPage.includes(releases['catalog'] ?? ''));
  proxy.closeAllConnections();
  proxy.close();
});
