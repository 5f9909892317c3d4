import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OWN_PAGE_HEADERS, STAFF_HEADERS, startPreviewShop } from './support/preview-shop.ts';
import { testAuthor } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

describe('the list of versions', () => {
  it('is sent to staff, with the live version first', async () => {
    const { app, live, kept } = await startPreviewShop();
    const response = await app.inject({
      url: '/-/versions',
      headers: STAFF_HEADERS,
    });
    assert.equal(response.statusCode, 200);
    assert.equal(response.headers['cache-control'], 'private, no-store');
    const { data } = response.json<{ data: { name: string; versions: object[] }[] }>();
    const catalog = data.find(({ name }) => name === 'catalog')?.versions ?? [];
    assert.deepEqual(
      catalog.map(({ since: _since, ...said }: { since?: string }) => said),
      [
        { version: live, state: 'live', by: testAuthor.by },
        { version: kept, state: 'kept', by: testAuthor.by },
      ],
    );
  });

  it('is refused for everybody else, and while the backend is unavailable', async () => {
    const { app, data } = await startPreviewShop();
    const ask = async (headers: Record<string, string> = {}, from = app) => {
      const { statusCode, body } = await from.inject({ url: '/-/versions', headers });
      assert.ok(!body.includes('versions'));
      return statusCode;
    };
    assert.equal(await ask(), 401);
    assert.equal(await ask({ authorization: 'bearer nobody' }), 401);
    assert.equal(await ask({ authorization: 'bearer customer' }), 403);
    const { authorization } = STAFF_HEADERS;
    assert.equal(await ask({ authorization }), 401, 'a token that was carried away');
    const alone = await startEdge(data, { API_HOST: 'http://127.0.0.1:1' });
    assert.equal(await ask(STAFF_HEADERS, alone), 503);
  });

  it('is refused if a backend without staff responds with anything', async () => {
    for (const response of ['{}', '<!doctype html>', '[]', '{"status":true}', 'null']) {
      const { app } = await startPreviewShop({ answer: response });
      const { statusCode } = await app.inject({
        url: '/-/versions',
        headers: STAFF_HEADERS,
      });
      assert.equal(statusCode, 403, response);
    }
  });
});

describe('a preview', () => {
  it('is begun by staff on a page of the shop, never by a link or form of another site', async () => {
    const { app, begin, kept } = await startPreviewShop();
    const versions = { catalog: kept };
    for (const headers of [
      { ...OWN_PAGE_HEADERS, 'sec-fetch-site': 'cross-site' },
      { ...OWN_PAGE_HEADERS, 'sec-fetch-site': 'same-site' },
      { ...OWN_PAGE_HEADERS, origin: 'https://elsewhere.test' },
      { ...OWN_PAGE_HEADERS, origin: 'null' },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      const refused = await begin(versions, { ...headers, ...STAFF_HEADERS });
      assert.deepEqual([refused.statusCode, refused.setCookie], [403, '']);
    }
    assert.equal((await begin(versions, OWN_PAGE_HEADERS)).statusCode, 401);
    assert.equal(
      (await begin(versions, { ...OWN_PAGE_HEADERS, authorization: 'bearer customer' })).statusCode,
      403,
    );
    const linked = await app.inject('/-/preview');
    assert.equal(linked.headers['set-cookie'], undefined);
    assert.match(linked.body, /<form method="post" action="\/-\/preview\/end">/);
  });
});
