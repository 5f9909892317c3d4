import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { OWN_PAGE_HEADERS, STAFF_HEADERS, startPreviewShop } from './support/preview-shop.ts';
import { startSplit } from './support/start-split.ts';

type Shop = Awaited<ReturnType<typeof startPreviewShop>>;

const SCRIPT = /<script src="([^"]*\/overlay\.js)"[^>]* data-facts="([^"]*)" defer><\/script>/;

async function begin({ app }: Shop, headers: Record<string, string>) {
  const response = await app.inject({
    method: 'POST',
    url: '/-/overlay',
    payload: {},
    headers: { host: 'localhost', ...headers },
  });
  const setCookie = String(response.headers['set-cookie'] ?? '');
  return { statusCode: response.statusCode, setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

const open = async ({ app }: Shop, cookie = '') => {
  const { body, headers } = await app.inject({ url: '/catalog', headers: { cookie } });
  const facts = SCRIPT.exec(body)?.[2]?.replaceAll('&quot;', '"');
  return { body, headers, facts: facts === undefined ? null : (JSON.parse(facts) as object) };
};

describe('the overlay of releases', () => {
  it('is on pages of a browser in which staff began it, with version and time in headers', async () => {
    const shop = await startPreviewShop();
    const { statusCode, setCookie, cookie } = await begin(shop, {
      ...OWN_PAGE_HEADERS,
      ...STAFF_HEADERS,
    });
    assert.equal(statusCode, 200);
    assert.match(setCookie, /^overlay=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    const { facts, headers } = await open(shop, cookie);
    assert.deepEqual(Object.keys(facts ?? {}), ['reasons', 'renderMs']);
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.match(String(headers['server-timing']), /^render;dur=\d+$/);
    assert.match(String(headers['shop-releases']), new RegExp(`catalog=${shop.live};live`));
  });

  it('keeps the mark of a split, by which browsers report their figures', async () => {
    const shop = await startPreviewShop();
    const { cookie } = await begin(shop, {
      ...OWN_PAGE_HEADERS,
      ...STAFF_HEADERS,
    });
    await startSplit(shop.data, 'catalog', 'three');
    await eventually(async () => {
      const { headers } = await open(shop, `${cookie}; bucket=1`);
      assert.match(String(headers['server-timing']), /^render;dur=\d+, split$/);
    });
  });

  it('tells why a previewed version is on the page', async () => {
    const shop = await startPreviewShop();
    const overlay = await begin(shop, { ...OWN_PAGE_HEADERS, ...STAFF_HEADERS });
    const preview = await shop.begin({ catalog: shop.kept });
    const { facts, headers } = await open(shop, `${overlay.cookie}; ${preview.cookie}`);
    assert.deepEqual((facts as { reasons: object }).reasons, { catalog: 'preview' });
    assert.match(String(headers['shop-releases']), new RegExp(`catalog=${shop.kept};preview`));
  });

  it('costs no other visitor a byte, also not one with a forged cookie', async () => {
    const shop = await startPreviewShop();
    for (const cookie of ['', 'overlay=e30.e30', 'overlay=']) {
      const { body, headers } = await open(shop, cookie);
      assert.doesNotMatch(body, /overlay/);
      assert.equal(headers['shop-releases'], undefined);
    }
  });

  it('begins for nobody but staff on a page of the shop, and ends by its button', async () => {
    const shop = await startPreviewShop();
    assert.equal((await begin(shop, OWN_PAGE_HEADERS)).statusCode, 401);
    assert.equal(
      (await begin(shop, { ...OWN_PAGE_HEADERS, authorization: 'bearer customer' })).statusCode,
      403,
    );
    assert.equal((await begin(shop, { ...STAFF_HEADERS })).statusCode, 403);
    const end = await shop.app.inject({
      method: 'POST',
      url: '/-/overlay/end',
      headers: { ...OWN_PAGE_HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.equal(end.statusCode, 303);
    assert.match(String(end.headers['set-cookie']), /^overlay=; Max-Age=0/);
  });
});
