import assert from 'node:assert/strict';
import { it } from 'node:test';
import { edgeSegments } from 'server/edge-segments';
import { buildEdge } from '../src/app.ts';
import { forwardApiCalls } from '../src/backend/forward-api-calls.ts';
import { readSettings } from '../src/settings/settings.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';

it('the addresses that no service may have are those that edge answers itself', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder() });
  // These routes exist before the storefront adds the others.
  const urls = ['/healthz', '/readyz'];
  const app = await buildEdge(settings, {
    checkReady: () => Promise.resolve(true),
    addRoutes: async (server) => {
      for (const url of urls) assert.ok(server.hasRoute({ method: 'GET', url }));
      server.addHook('onRoute', ({ url }) => void urls.push(url));
      await forwardApiCalls(server, `${temporaryFolder()}/api.sock`, settings);
    },
  });
  await app.close();
  const segments = urls.map((url) => url.split('/')[1] ?? '');
  const slugs = segments.filter((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  assert.deepEqual([...new Set(slugs)].toSorted(), edgeSegments);
});
