import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { dailyFigures, releaseDifferences, releaseOverview } from 'contract/releases/versions';
import { compareAndSwapDocument } from 'releases/compare-and-swap-document';
import { mergeDays, releaseDaysDocument } from 'releases/release-days';
import { listTokens } from 'releases/tokens';
import { parse } from 'valibot';
import { OWN_PAGE_HEADERS, STAFF_HEADERS, startPreviewShop } from './support/preview-shop.ts';
import { readStoredRegistry } from '../../releases/test/support/live-of.ts';
import { openDataFolder } from '../../releases/test/support/publish-to.ts';

/**
 * Starts a shop with a live catalogue remote and another version that staff can preview. Returns
 * functions for the staff's calls.
 */
async function startConsoleShop() {
  const shop = await startPreviewShop();
  const send = async (
    change: object,
    headers: object = { ...OWN_PAGE_HEADERS, ...STAFF_HEADERS },
  ) => {
    const { revision } = await readStoredRegistry(shop.data);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/-/releases/changes',
      headers: { ...headers },
      payload: { key: randomUUID(), revision, reason: 'A good reason.', ...change },
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const read = (url: string, headers: Record<string, string> = STAFF_HEADERS) =>
    shop.app.inject({ url, headers });
  return { ...shop, send, read };
}

describe('the versions at the desk', () => {
  it('are listed with state, history and needs, for staff only', async () => {
    const { read, live, kept } = await startConsoleShop();
    const response = await read('/-/releases');
    assert.equal(response.headers['cache-control'], 'private, no-store');
    const { data } = parse(releaseOverview, response.json());
    const catalog = data.packages.find(({ name }) => name === 'catalog');
    assert.deepEqual(
      catalog?.versions.map(({ version, state }) => [version, state]),
      [
        [live, 'live'],
        [kept, 'previewed'],
      ],
    );
    assert.ok(data.links.length > 0);
    assert.equal((await read('/-/releases', { authorization: 'bearer customer' })).statusCode, 403);
  });

  it('have figures by day, for staff only', async () => {
    const { read, data, live } = await startConsoleShop();
    const url = '/-/releases/figures?name=catalog';
    assert.deepEqual((await read(url)).json(), { status: true, data: { at: null, days: [] } });
    const { store } = await openDataFolder(data);
    const today = new Date().toISOString().slice(0, 10);
    const sums = { day: today, version: live, counts: { loads: 7, 'lcp.44': 30 } };
    const figures = mergeDays(null, today, [
      { ...sums, remote: 'catalog' },
      { ...sums, remote: 'shell' },
    ]);
    await compareAndSwapDocument(store, releaseDaysDocument, () => ({ figures }));
    const [day, ...others] = parse(dailyFigures, (await read(url)).json()).data.days;
    assert.deepEqual([day?.version, day?.loads, day?.lcp.samples], [live, 7, 30]);
    assert.deepEqual(others, []);
    assert.equal((await read(url, { authorization: 'bearer customer' })).statusCode, 403);
    assert.equal((await read('/-/releases/figures?name=../x')).statusCode, 400);
  });

  it('are compared by names, and without sizes if source maps are missing', async () => {
    const { read, live, kept } = await startConsoleShop();
    const response = await read(`/-/releases/differences?name=catalog&from=${live}&to=${kept}`);
    const { data } = parse(releaseDifferences, response.json());
    assert.deepEqual([data.routes, data.modules], [{ added: [], removed: [] }, null]);
    const gone = await read(`/-/releases/differences?name=catalog&from=${live}&to=9.9.9`);
    assert.equal(gone.statusCode, 404);
  });

  it('go live, are rolled back, split and promoted, each with the reason in audit log and history', async () => {
    const { data, send, recorded, live, kept } = await startConsoleShop();
    const liveNow = async () =>
      (await readStoredRegistry(data)).microFrontends['catalog']?.[0]?.metadata.version;
    const released = await send({ what: 'release', versions: { catalog: kept } });
    assert.deepEqual([released.status, await liveNow()], [200, kept]);
    const reason = ' A good\u200b reason. ';
    await send({ what: 'rollback', names: ['catalog'], to: live, reason });
    assert.equal(await liveNow(), live);
    await send({ what: 'split', versions: { catalog: kept }, share: 0.2 });
    assert.deepEqual([(await readStoredRegistry(data)).split?.share, await liveNow()], [0.2, live]);
    await send({ what: 'withdraw', names: ['catalog'] });
    assert.equal((await readStoredRegistry(data)).split, null);
    await send({ what: 'split', versions: { catalog: kept }, share: 0.1 });
    await send({ what: 'promote' });
    assert.equal(await liveNow(), kept);
    const { history } = await readStoredRegistry(data);
    assert.deepEqual(
      history.slice(-6).map(({ what, by, why }) => [what, by, why]),
      ['release', 'rollback', 'split', 'withdraw', 'split', 'promote'].map((what) => [
        what,
        'staff desk (Ada)',
        'A good reason.',
      ]),
    );
    assert.equal(recorded.length, 6);
    assert.match(recorded[0] ?? '', /^\/staff\/releases\/changes .*"reason":"A good reason\."/);
    assert.deepEqual(await listTokens((await openDataFolder(data)).store), []);
  });

  it('change once if the same change is sent again', async () => {
    const { data, send, kept } = await startConsoleShop();
    const change = { key: randomUUID(), what: 'release', versions: { catalog: kept } };
    const first = await send(change);
    const { revision } = await readStoredRegistry(data);
    const again = await send(change);
    assert.deepEqual([again.status, (await readStoredRegistry(data)).revision], [200, revision]);
    assert.deepEqual(again.body, first.body);
  });

  it('stay if they were changed meanwhile, and the desk hears by whom', async () => {
    const { data, send, kept } = await startConsoleShop();
    const { revision } = await readStoredRegistry(data);
    const change = { revision: revision - 1, what: 'release', versions: { catalog: kept } };
    const { status, body } = await send(change);
    assert.equal(status, 409);
    assert.deepEqual(
      [body['code'], body['current'], body['by']],
      ['changed_meanwhile', revision, 'A test'],
    );
    assert.equal((await readStoredRegistry(data)).revision, revision);
  });

  it('stay without a reason, a permission, or a page of the shop', async () => {
    const { data, send, kept } = await startConsoleShop();
    const { revision } = await readStoredRegistry(data);
    const change = { what: 'release', versions: { catalog: kept } };
    assert.equal((await send({ ...change, reason: ' ' })).status, 400);
    const customer = { ...OWN_PAGE_HEADERS, authorization: 'bearer customer' };
    assert.equal((await send(change, customer)).status, 403);
    const carriedAway = { ...OWN_PAGE_HEADERS, authorization: STAFF_HEADERS.authorization };
    assert.equal((await send(change, carriedAway)).status, 401);
    const elsewhere = {
      ...OWN_PAGE_HEADERS,
      ...STAFF_HEADERS,
      'sec-fetch-site': 'cross-site',
    };
    assert.equal((await send(change, elsewhere)).status, 403);
    assert.equal((await send({ what: 'rollback', names: ['unknown'] })).status, 403);
    assert.equal((await readStoredRegistry(data)).revision, revision);
  });
});
