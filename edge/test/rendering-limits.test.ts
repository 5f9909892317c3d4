import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { computeIntegrity } from 'releases/integrity';
import { Rendering } from '../src/rendering/rendering.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';
import {
  createRoutesSource,
  startRenderingShop,
  watchPage,
  processIdPage,
} from './support/rendering-shop.ts';

describe('the permissions of a remote on the server', () => {
  it('exclude the environment, the data folder, other files, writing and processes', async () => {
    const shop = await startRenderingShop({ nosy: 'exports["./routes"] = {};' });
    const key = join(shop.data, 'captcha.key');
    assert.ok(readdirSync(shop.data).includes('captcha.key'));
    await shop.release(
      'nosy',
      createRoutesSource(`() => {
        const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
        const tries = {
          key: () => readFileSync(${JSON.stringify(key)}, 'utf8'),
          data: () => readdirSync(${JSON.stringify(shop.data)}),
          environment: () => readFileSync('/proc/' + process.ppid + '/environ', 'utf8'),
          write: () => writeFileSync(__dirname + '/mark', 'x'),
          processes: () => require('node:child_process').spawnSync('true').error ?? 'started',
          threads: () => new (require('node:worker_threads').Worker)('0', { eval: true }),
        };
        const found = { variables: Object.keys(process.env) };
        for (const [name, attempt] of Object.entries(tries)) {
          try { found[name] = attempt(); } catch (cause) { found[name] = cause.code; }
        }
        return JSON.stringify(found);
      }`),
    );
    const { status, root } = await shop.ask('/nosy');
    assert.equal(status, 200);
    const denied = 'ERR_ACCESS_DENIED';
    assert.deepEqual(JSON.parse(root.replace(/<\/?h1>/g, '')), {
      variables: [],
      key: denied,
      data: denied,
      environment: denied,
      write: denied,
      processes: denied,
      threads: denied,
    });
  });

  it('include public reads of the backend through the parent process', async () => {
    const requestedPaths: string[] = [];
    const backend = createServer(({ url = '' }, response) => {
      // The storefront itself reads the backend's features.
      if (url !== '/openapi.json') requestedPaths.push(url);
      response.end(JSON.stringify({ data: ['gowns'] }));
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    after(() => backend.close());
    const { port } = backend.address() as AddressInfo;
    const shop = await startRenderingShop(
      {
        reader: createRoutesSource(`async ({ read }) => JSON.stringify([
          await read('users/getservices'),
          await read('users/getproductbyslug/a%20gown'),
          await read('users/getorders'),
          await read('users/getproducts/../getorders'),
          await read('users/getproducts/..'),
          await read('users/getservices?token=1'),
        ])`),
      },
      { API_HOST: `http://127.0.0.1:${port}` },
    );
    const { root } = await shop.ask('/reader');
    const gownsResponse = { status: 200, body: { data: ['gowns'] } };
    const refused = { status: 0, body: '' };
    assert.deepEqual(JSON.parse(root.replace(/<\/?h1>/g, '')), [
      gownsResponse,
      gownsResponse,
      refused,
      refused,
      refused,
      refused,
    ]);
    assert.deepEqual(requestedPaths, ['/users/getservices', '/users/getproductbyslug/a%20gown']);
  });
});

describe('a page', () => {
  it('is left to the browser at once if too many wait', async () => {
    const slow = createRoutesSource(
      `async () => { await new Promise((resolve) => setTimeout(resolve, 4000)); return 'late'; }`,
    );
    const shop = await startRenderingShop(
      { slow },
      { RENDER_WORKERS: '1', RENDER_QUEUE: '1', RENDER_TIMEOUT_MS: '20000' },
    );
    const responses = await Promise.all([1, 2, 3, 4].map(() => shop.ask('/slow')));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 200, 503, 503]);
  });
});

describe('the console output of a remote', () => {
  it("is logged in short, with the remote's name", async () => {
    const shop = await startRenderingShop({
      chatty: createRoutesSource(
        `() => { console.log('x'.repeat(500) + '\\nmore'); return 'fine'; }`,
      ),
    });
    const infoLog = mock.method(shop.app.log, 'info', () => undefined);
    assert.equal((await shop.ask('/chatty')).status, 200);
    const calls = infoLog.mock.calls.map(({ arguments: given }) => given as unknown[]);
    const [logEntry] = calls.filter(([, text]) => text === 'a remote said');
    assert.deepEqual(logEntry, [{ remote: 'chatty', text: 'x'.repeat(200) }, 'a remote said']);
  });
});

describe('the workers', () => {
  it('stay while pages alternate between two releases of a remote', async () => {
    const shop = await startRenderingShop({ who: processIdPage });
    const shell = await shop.release('shell');
    const releases = [await shop.release('who'), await shop.release('who', processIdPage)];
    const at = (name: string, id: string) => ({
      name,
      id,
      folder: join(shop.data, 'releases', id),
      integrity: computeIntegrity(readFileSync(join(shop.data, 'releases', id, 'server/main.cjs'))),
    });
    const limits = { workers: 1, maxWaitingPages: 9, timeoutMs: 10_000, memoryMb: 64 };
    const renderer = new Rendering({ render: limits, apiInternalUrl: '' }, shop.app.log);
    after(() => renderer.close());
    const from = async (id = '') =>
      renderer.render({
        url: '/who',
        boot: { registry: { microFrontends: { who: [] } } },
        builds: { shell: at('shell', shell), remotes: [at('who', id)] },
        page: 'who',
        slots: [],
      });
    assert.equal((await from(releases[0])).html, '<h1>one</h1>');
    const { html } = await from(releases[1]);
    assert.equal((await from(releases[0])).html, '<h1>one</h1>');
    assert.equal((await from(releases[1])).html, html);
  });

  it('do not delay the end of the server while they start', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'server'));
    const source = 'for (;;);';
    writeFileSync(join(folder, 'server/main.cjs'), source);
    const integrity = computeIntegrity(Buffer.from(source));
    const shell = { name: 'shell', id: 'shell/1.0.0-endless', folder, integrity };
    // A close that waited for the start would take this hour.
    const limits = { workers: 1, maxWaitingPages: 9, timeoutMs: 3_600_000, memoryMb: 64 };
    const renderer = new Rendering({ render: limits, apiInternalUrl: '' }, fastify().log);
    const start = renderer.start({ shell, remotes: [] });
    await renderer.close();
    await start;
  });

  it('are ready before the next releases go live, so that no page waits', async () => {
    const shop = await startRenderingShop(
      { good: createRoutesSource("'fine'") },
      { RENDER_TIMEOUT_MS: '2000' },
    );
    const [shell = ''] = readdirSync(join(shop.data, 'releases/shell'));
    const built = join(shop.data, 'releases/shell', shell, 'server/main.cjs');
    const otherPage = watchPage(shop, '/good', '<h1>fine</h1>');
    // Blocks its process like a long computation, but takes no processor time.
    const slowly = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);';
    await shop.release('shell', `${slowly}${readFileSync(built, 'utf8')}`);
    const { wrong, asked } = await otherPage.end();
    assert.deepEqual(wrong, []);
    assert.ok(asked > 0);
  });

  it('end with the shop', async () => {
    const shop = await startRenderingShop({ who: processIdPage });
    const { root } = await shop.ask('/who');
    const pid = Number(root.replace(/<\/?h1>/g, ''));
    assert.equal(process.kill(pid, 0), true);
    await shop.app.close();
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });
});
