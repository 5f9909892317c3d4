import assert from 'node:assert/strict';
import { after, describe, it, mock } from 'node:test';
import { buildReleaseService } from '../src/service/app.ts';
import { readServiceSettings } from '../src/service/settings.ts';
import { createBuild } from './support/builds.ts';
import { temporaryFolder } from './support/builds.ts';
import { publishBuilds } from './support/publish-to.ts';
import { readStoredRegistry } from './support/live-of.ts';

async function startService(data: string) {
  const app = await buildReleaseService(
    readServiceSettings({ LOG_LEVEL: 'silent', DATA_DIR: data, RELEASE_POLL_MS: '100' }),
  );
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
