import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { eventually } from '../../releases/test/support/eventually.ts';
import { startFixedBackend } from './support/backend-of.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';
import { createRoutesSource, startRenderingShop } from './support/rendering-shop.ts';

/** Returns the backend features that a page contains. */
async function readFeatures(origin: string): Promise<unknown> {
  const response = await fetch(`${origin}/boot.json`);
  const { config } = (await response.json()) as { config: { features: unknown } };
  return config.features;
}

const remotes = { shown: createRoutesSource(`'a page'`) };
const pageText = async (origin: string) => (await fetch(`${origin}/shown`)).text();

const cacheSettings = { PAGE_CACHE_MB: '8', RENDER_WORKERS: '1' };
const describing = (...features: unknown[]) =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A backend', 'x-features': features } });

describe('the optional features of a backend', () => {
  it('are passed on to pages if pages know them', async () => {
    const backend = await startFixedBackend({
      '/openapi.json': describing('note', 'teleport', 'calendar'),
    });
    const { origin } = await startRenderingShop(remotes, {
      ...cacheSettings,
      API_HOST: backend.host,
    });
    await eventually(async () =>
      assert.deepEqual(await readFeatures(origin), ['calendar', 'note']),
    );
    assert.ok((await pageText(origin)).includes('"features":["calendar","note"]'));
  });

  it('is known before the first page, also at a socket', async () => {
    const backend = createServer((_request, response) => response.end(describing('note')));
    const socket = join(temporaryFolder(), 'api.sock');
    await new Promise<void>((resolve) => backend.listen(socket, resolve));
    after(() => backend.close());
    const { origin } = await startRenderingShop(remotes, { ...cacheSettings, API_SOCKET: socket });
    assert.ok((await pageText(origin)).includes('"features":["note"]'));
  });

  it('are known soon after the start of a slow backend', async () => {
    const responses: Record<string, string | null> = { '/openapi.json': null };
    const backend = await startFixedBackend(responses);
    const { origin } = await startRenderingShop(remotes, {
      ...cacheSettings,
      API_HOST: backend.host,
    });
    const times = () => backend.asked().filter((path) => path === '/openapi.json').length;
    // The backend has not responded yet, so it is polled often. Later the backend is polled only
    // every 30 s.
    await eventually(() => assert.ok(times() > 3));
    assert.deepEqual(await readFeatures(origin), []);
    responses['/openapi.json'] = describing('note');
    await eventually(async () => assert.deepEqual(await readFeatures(origin), ['note']));
  });

  for (const [which, responses] of [
    ['without such a document', {}],
    ['whose document lists none', { '/openapi.json': '{"openapi":"3.1.0","info":{}}' }],
    ['whose list is not one', { '/openapi.json': '{"info":{"x-features":{"note":true}}}' }],
    ['whose document is a page', { '/openapi.json': '<!doctype html>' }],
  ] as const)
    it(`are empty for a backend ${which}`, async () => {
      const backend = await startFixedBackend(responses);
      const { origin } = await startRenderingShop(remotes, {
        ...cacheSettings,
        API_HOST: backend.host,
      });
      await eventually(() => assert.ok(backend.asked().includes('/openapi.json')));
      assert.deepEqual(await readFeatures(origin), []);
      assert.ok((await pageText(origin)).includes('"features":[]'));
    });
});
