import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alertNames, alertTable } from 'contract/staff/alerts';
import { edgeHealthSchema } from 'contract/staff/health';
import { parse } from 'valibot';
import { eventually } from '../../releases/test/support/eventually.ts';
import { OWN_PAGE_HEADERS, STAFF_HEADERS, startPreviewShop } from './support/preview-shop.ts';
import { startEdge } from './support/shop-of.ts';

const OWNER = '{"status":true,"data":{"permissions":["releases","health"]}}';

describe('the health report of the storefront', () => {
  it('has live versions, failing releases and its own alerts, for owners', async () => {
    const { app, live } = await startPreviewShop({ answer: OWNER });
    const read = async () => {
      const response = await app.inject({
        url: '/-/health',
        headers: STAFF_HEADERS,
      });
      assert.deepEqual(
        [response.statusCode, response.headers['cache-control']],
        [200, 'private, no-store'],
      );
      return parse(edgeHealthSchema, response.json<{ data: unknown }>().data);
    };
    const health = await read();
    const catalog = health.releases.filter(({ name }) => name === 'catalog');
    assert.deepEqual(
      catalog.map(({ version, state }) => [version, state]),
      [[live, 'live']],
    );
    assert.deepEqual([health.failing, health.rollbacks], [[], []]);
    assert.ok(health.rendering.wanted > 0);
    const own = alertNames.filter((name) =>
      (alertTable[name].evaluators as readonly string[]).includes('edge'),
    );
    assert.deepEqual(health.alerts.map(({ name }) => name).toSorted(), own.toSorted());
    await app.inject({ url: '/catalog' });
    const payload = { room: 'catalog', version: live, kind: 'render' };
    await app.inject({
      method: 'POST',
      url: '/release-reports',
      headers: OWN_PAGE_HEADERS,
      payload,
    });
    await eventually(async () => {
      const [failing] = (await read()).failing ?? [];
      assert.deepEqual([failing?.version, failing?.kinds], [live, ['render']]);
    });
  });

  it('is refused for everybody else, and while the backend is unavailable', async () => {
    const { app, data } = await startPreviewShop();
    const ask = async (headers: Record<string, string> = {}, from = app) => {
      const { statusCode, body } = await from.inject({ url: '/-/health', headers });
      assert.ok(!body.includes('releases'));
      return statusCode;
    };
    assert.deepEqual(
      [await ask(), await ask({ authorization: 'bearer customer' }), await ask(STAFF_HEADERS)],
      [401, 403, 403],
    );
    assert.equal(
      await ask(STAFF_HEADERS, await startEdge(data, { API_HOST: 'http://127.0.0.1:1' })),
      503,
    );
  });
});
