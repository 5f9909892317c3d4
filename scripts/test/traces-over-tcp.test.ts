import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createBuild } from '../../releases/test/support/builds.ts';
import { startLoggedShop } from './support/logged-shop.ts';
import { waitForTracePath } from './support/trace-paths.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-traces-'));
const catalog = createBuild('catalog');
// Reads another address each time, because the backend answers a repeated read from its cache.
writeFileSync(
  join(catalog, 'dist/server/main.cjs'),
  `exports['./routes'] = {
     text: async ({ read }) => {
       const slug = 'none-' + Math.random();
       return String((await read('users/getproductdetails/' + slug)).status);
     },
     routes: [{ path: '/catalog' }],
   };`,
);
const shop = await startLoggedShop(dataDir, { catalog, isApiElsewhere: true });
after(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

describe('the traces of a shop whose backend runs on another machine', () => {
  it('join a page with the statements of the backend', async () => {
    const page = await fetch(`${shop.origin}/catalog`);
    assert.match(await page.text(), /<h1>\d+<\/h1>/);
    await waitForTracePath(
      shop.traces,
      /^edge: GET \/catalog > edge: render > backend: GET \/users\/getproductdetails\/:\w+ > backend: SELECT /,
    );
  });

  it('have no ids that a visitor has chosen', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`,
      'x-traceparent-signature': 'x'.repeat(43),
    };
    const response = await fetch(`${shop.apiOrigin}/healthz`, { headers });
    assert.equal(response.status, 200);
    await waitForTracePath(shop.traces, /^backend: GET \/healthz/);
    assert.deepEqual(
      shop.traces.listSpans().filter(({ traceId }) => traceId === TRACE_ID),
      [],
    );
  });
});
