import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import { buildReleaseService } from '../src/service/build-release-service.ts';
import { readServiceSettings } from '../src/service/read-service-settings.ts';
import { createBuild } from './support/builds.ts';
import { temporaryFolder } from './support/builds.ts';
import { publishBuilds } from './support/publish-to.ts';
import { readStoredRegistry } from './support/live-of.ts';

async function startService(data: string, env: Record<string, string> = {}) {
  const settings = { LOG_LEVEL: 'silent', DATA_DIR: data, RELEASE_POLL_MS: '100', ...env };
  const app = await buildReleaseService(readServiceSettings(settings));
  after(() => app.close());
  return app;
}

describe('the settings of the release service', () => {
  it('need no address of the shop in production', () => {
    const { port, socket, logLevel } = readServiceSettings({ NODE_ENV: 'production' });
    assert.deepEqual([port, socket, logLevel], [3200, null, 'info']);
  });

  it('stop the start with the name of an invalid one', () => {
    assert.throws(
      () => readServiceSettings({ RELEASE_SERVICE_PORT: 'many' }),
      /RELEASE_SERVICE_PORT/,
    );
  });
});

describe('the release service', () => {
  it('responds to its health check', async () => {
    const app = await startService(temporaryFolder());
    assert.deepEqual((await app.inject('/healthz')).json(), { status: 'ok' });
  });

  it('names the request in the body and the header of every error', async () => {
    const app = await startService(temporaryFolder());
    for (const [request, status] of [
      [{ url: '/nothing' }, 404],
      [{ url: '/release-api/nothing' }, 401],
      [{ method: 'POST', url: '/compatibility' }, 400],
      [{ method: 'POST', url: '/desk/differences', payload: {} }, 400],
      [{ url: '/%' }, 400],
    ] as const) {
      const response = await app.inject(request);
      const { requestId, ...body } = response.json() as Record<string, unknown>;
      assert.equal(response.statusCode, status, request.url);
      assert.deepEqual(Object.keys(body).toSorted(), ['code', 'error', 'status']);
      assert.equal(requestId, response.headers['x-request-id']);
    }
  });

  it('has the request ids of `edge` on its socket, and own ones on a port', async () => {
    const data = temporaryFolder();
    const request = { url: '/nothing', headers: { 'x-request-id': 'the id of edge' } };
    const onSocket = await startService(data, { RELEASE_SERVICE_SOCKET: '/run/shop/socket' });
    assert.equal((await onSocket.inject(request)).json().requestId, 'the id of edge');
    const onPort = await startService(data);
    assert.match((await onPort.inject(request)).json().requestId, /^[0-9a-f-]{36}$/);
  });

  it('logs repeated refusals as one warning', async () => {
    const app = await startService(temporaryFolder());
    const warn = mock.method(app.log, 'warn', () => undefined);
    for (let call = 0; call < 20; call += 1)
      await app.inject({ url: '/release-api/status', headers: { authorization: 'Bearer wrong' } });
    assert.deepEqual(
      warn.mock.calls.map(({ arguments: [facts] }) => facts as unknown),
      [{ method: 'GET', route: '/release-api/status', status: 401 }],
    );
  });

  it('names the incompatibilities of releases that would go live', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [createBuild('shell', 'one', { gives: { shared: '1.0.0' } })]);
    await publishBuilds(data, [createBuild('shell', 'two', { gives: { shared: '2.0.0' } })]);
    await publishBuilds(data, [createBuild('catalog', 'one', { needs: { shared: '^2.0.0' } })]);
    const app = await startService(data);
    const [now, before] = (await readStoredRegistry(data)).microFrontends['shell'] ?? [];
    const check = async (shell = '') => {
      const payload = { folders: { shell }, keepsSplit: true };
      return app.inject({ method: 'POST', url: '/compatibility', payload });
    };
    assert.deepEqual((await check(now?.extras.folder)).json(), { sentences: [] });
    assert.match((await check(before?.extras.folder)).body, /needs shared \^2\.0\.0/);
    assert.equal((await check('shell/0.0.0')).statusCode, 409);
    assert.equal((await app.inject({ method: 'POST', url: '/compatibility' })).statusCode, 400);
  });
});
