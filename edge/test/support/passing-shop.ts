import { join } from 'node:path';
import { after } from 'node:test';
import Fastify from 'fastify';
import { buildEdge } from '../../src/app.ts';
import { forwardApiCalls } from '../../src/backend/forward-api-calls.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { temporaryFolder } from '../../../releases/test/support/builds.ts';

/** Starts a storefront and a backend that echoes each request. */
export async function startEchoShop(TRUST_PROXY = 'none', env: Record<string, string> = {}) {
  const socket = join(temporaryFolder(), 'api.sock');
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY,
    ...env,
  });
  const app = await buildEdge(settings, {
    checkReady: () => Promise.resolve(true),
    addRoutes: (server) => forwardApiCalls(server, socket, settings),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const backend = Fastify({ trustProxy: (_address, hop) => hop === 0 });
  backend.removeAllContentTypeParsers();
  backend.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  after(() => Promise.all([app.close(), backend.close()]));
  return { app, origin, socket, backend };
}
