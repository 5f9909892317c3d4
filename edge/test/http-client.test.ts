import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

const PRELOAD = /<link rel="preload" href="[^"]+\/later\.js" as="script" integrity="sha384-/;

describe('the HTTP client', () => {
  it('is fetched only with pages whose data the browser must read', async () => {
    const app = await startShopWithHttpClient();
    for (const [path, isPreloaded] of [
      ['/account', true],
      ['/order', true],
      ['/catalog', false],
      ['/nowhere', false],
    ] as const)
      assert.equal(PRELOAD.test((await app.inject(path)).body), isPreloaded, path);
  });
});

async function startShopWithHttpClient() {
  const data = temporaryFolder();
  const shell = createBuild('shell');
  const entry = { js: ['main.js'], preload: [], http: ['later.js'], css: [], fonts: [] };
  writeFileSync(join(shell, 'dist/entry.json'), JSON.stringify(entry));
  const builds = [
    shell,
    createBuild('catalog'),
    createBuild('account', 'one', { routes: [{ path: '/account', access: 'signed-in' }] }),
    createBuild('order', 'one', { routes: [{ path: '/order', secret: true }] }),
  ];
  for (const build of builds) await publishBuilds(data, [build]);
  return startEdge(data);
}
