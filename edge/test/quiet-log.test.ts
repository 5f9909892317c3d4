import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startSmallShop } from './support/shop-of.ts';
import { startEchoShop as passingShop } from './support/passing-shop.ts';
import {
  type RenderingShop,
  createRoutesSource,
  listRendererPids,
  startRenderingShop,
  processIdPage,
} from './support/rendering-shop.ts';

/** Returns how often the log has this warning. */
function countWarnings({ app }: Pick<RenderingShop, 'app'>, message: string) {
  const warn = mock.method(app.log, 'warn', () => undefined);
  return () =>
    warn.mock.calls.filter(({ arguments: [, logMessage] }) => logMessage === message).length;
}

describe('the log', () => {
  it('names the route and the releases of a page, and no address', async () => {
    const { app, releases } = await startSmallShop('catalog');
    const pages: unknown[] = [];
    app.addHook('onRequest', (request, _reply, done) => {
      request.log.info = (facts: unknown, message?: unknown) => {
        if (message === 'page') pages.push(facts);
      };
      done();
    });
    await app.inject('/catalog?email=ann@example.com');
    const [page] = pages as { route: string; releases: string[]; status: number; ms: number }[];
    assert.deepEqual(pages, [
      {
        route: '/catalog',
        releases: [releases['shell'], releases['catalog']],
        status: page?.status,
        ms: page?.ms,
      },
    ]);
  });
});

describe('the log stays short', () => {
  it('while more pages are requested than can be rendered', async () => {
    const slow = createRoutesSource(
      `() => new Promise((resolve) => setTimeout(() => resolve('late'), 4000))`,
    );
    const shop = await startRenderingShop(
      { slow },
      { RENDER_WORKERS: '1', RENDER_QUEUE: '1', RENDER_TIMEOUT_MS: '20000' },
    );
    const warned = countWarnings(shop, 'a page is left to the browser');
    const responses = await Promise.all(Array.from({ length: 20 }, () => shop.ask('/slow')));
    assert.equal(responses.filter(({ status }) => status === 503).length, 18);
    assert.equal(warned(), 1);
  });

  it('while the backend is down', async () => {
    const shop = await passingShop();
    const warned = countWarnings(shop, 'the backend does not answer');
    for (let call = 0; call < 20; call += 1)
      assert.equal((await fetch(`${shop.origin}/api/users/getservices`)).status, 503);
    assert.equal(warned(), 1);
  });

  it('while requests are refused: one warning for each route and status, none for a 404', async () => {
    const { app } = await startSmallShop('catalog');
    const warn = mock.method(app.log, 'warn', () => undefined);
    for (let call = 0; call < 20; call += 1) {
      await app.inject({ method: 'POST', url: `/catalog?q=${call}` });
      await app.inject(`/nothing/${call}`);
    }
    const refused = warn.mock.calls
      .filter(({ arguments: [, logMessage] }) => logMessage === 'requests refused')
      .map(({ arguments: [facts] }) => facts);
    assert.deepEqual(refused, [{ method: 'POST', route: 'none', status: 405 }]);
  });

  it('while a remote repeatedly throws late, whose worker is soon replaced', async () => {
    const bad = createRoutesSource(
      `() => { setInterval(() => { throw new Error('again') }, 2); return 'done'; }`,
    );
    const shop = await startRenderingShop({
      bad,
      who: processIdPage,
      good: createRoutesSource("'fine'"),
    });
    const warned = countWarnings(shop, 'a release failed on the server');
    const renderersBefore = new Set([
      ...(await listRendererPids(shop)),
      ...(await listRendererPids(shop)),
    ]);
    assert.deepEqual(await shop.ask('/bad'), { status: 200, root: '<h1>done</h1>' });
    await eventually(async () =>
      assert.ok([...(await listRendererPids(shop))].some((one) => !renderersBefore.has(one))),
    );
    assert.deepEqual([shop.failures.length, warned()], [1, 1]);
  });

  it('while a damaged file is requested at many URLs, and again after a repair', async () => {
    const { app, data, releases } = await startSmallShop('catalog');
    const errors: unknown[] = [];
    const error = (facts: unknown, logMessage?: unknown) => {
      if (logMessage === 'a file of a release cannot be served') errors.push(facts);
    };
    app.addHook('onRequest', (request, _reply, done) => {
      request.log.error = error;
      done();
    });
    const file = `${releases['catalog']}/main.js`;
    const path = join(data, 'releases', file);
    const originalContent = readFileSync(path);
    const ask = async (times: number) => {
      for (let time = 0; time < times; time += 1) await app.inject(`/releases/${file}?${time}`);
    };
    writeFileSync(path, 'evil');
    await ask(5);
    assert.equal(errors.length, 1);
    writeFileSync(path, originalContent);
    await ask(1);
    writeFileSync(path, 'evil');
    await ask(2);
    assert.equal(errors.length, 2);
  });
});
