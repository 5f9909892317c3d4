import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { isBackendReady, type Part, registerHealthRoutes } from '../src/health-routes.ts';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { eventually } from '../../releases/test/support/eventually.ts';
import { publishBuilds } from '../../releases/test/support/publish-to.ts';
import { startEdge } from './support/shop-of.ts';

describe('the readiness of the storefront', () => {
  it('equals that of the remote backend, even if its catalogue is readable', async () => {
    await isReady(await startStatusBackend({ '/users/getservices': 200 }));
    const says = (status: number) =>
      startStatusBackend({ '/users/getservices': 200, '/readyz': status });
    await isReady(await says(200));
    assert.equal(await isBackendReady(await says(503)), false);
    assert.equal(
      await isBackendReady(await startStatusBackend({ '/users/getservices': 500 })),
      false,
    );
  });

  it('is false within the time limit if the backend never responds', async () => {
    assert.equal(await isBackendReady(await listening(() => undefined)), false);
  });

  it('is checked once for concurrent requests, and again for the next', async () => {
    const app = Fastify();
    let [requestCount, arrivedCount] = [0, 0];
    let respond: (failingPart: Part | null) => void = () => undefined;
    registerHealthRoutes(app, () => {
      requestCount += 1;
      return new Promise((resolve) => (respond = resolve));
    });
    app.addHook('preHandler', async () => {
      arrivedCount += 1;
      if (arrivedCount >= 50) setImmediate(() => respond(arrivedCount > 50 ? null : 'backend'));
    });
    const all = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
    for (const response of all) {
      assert.deepEqual([response.statusCode, response.headers['retry-after']], [503, '5']);
      assert.deepEqual(response.json(), { status: 'not ready', parts: ['backend'] });
    }
    const response = await app.inject('/readyz');
    assert.deepEqual([response.statusCode, response.json()], [200, { status: 'ready' }]);
    assert.equal(requestCount, 2);
  });

  it('names the backend if the backend alone is not ready', async () => {
    const data = temporaryFolder();
    await publishBuilds(data, [createBuild('shell')]);
    const app = await startEdge(data, {}, false);
    const response = await app.inject('/readyz');
    const { status, parts } = response.json();
    assert.deepEqual([response.statusCode, status, parts], [503, 'not ready', ['backend']]);
  });

  it('does not affect the health endpoint', async () => {
    const app = Fastify();
    registerHealthRoutes(app, () => new Promise(() => undefined));
    assert.equal((await app.inject('/healthz')).statusCode, 200);
  });
});

/** Repeats the check, because a busy machine may exceed its time limit. */
const isReady = (host: string) =>
  eventually(async () => assert.equal(await isBackendReady(host), true));

/** Starts a backend that responds to these paths with these statuses. Other paths get 404. */
const startStatusBackend = (statuses: Record<string, number>) =>
  listening((request, response) => {
    response.statusCode = statuses[request.url ?? ''] ?? 404;
    response.end('{}');
  });

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
