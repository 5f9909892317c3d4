import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildEdge } from '../src/app.ts';
import { readSettings } from '../src/settings/settings.ts';
import { temporaryFolder } from '../../releases/test/support/builds.ts';

/** Returns the headers that a backend gets for a request with a forged address and origin. */
async function readForwardedHeaders(TRUST_PROXY: string) {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder(), TRUST_PROXY });
  const app = await buildEdge(settings, {
    checkReady: () => Promise.resolve(true),
    addRoutes: async (server) => {
      server.get('/api/who', ({ ip, protocol, host }) => ({ ip, protocol, host }));
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'shop.example.com',
  };
  const response = await fetch(`${origin}/api/who`, { headers });
  const who: unknown = await response.json();
  await app.close();
  return { who, host: new URL(origin).host };
}

describe('a request directly to the port', () => {
  for (const proxies of ['none', '10.0.0.1, uniquelocal']) {
    it(`has its real address if TRUST_PROXY is '${proxies}'`, async () => {
      const { who, host } = await readForwardedHeaders(proxies);
      assert.deepEqual(who, { ip: '127.0.0.1', protocol: 'http', host });
    });
  }

  it('has the forwarded address if it comes from a trusted proxy', async () => {
    const { who } = await readForwardedHeaders('loopback');
    assert.deepEqual(who, { ip: '192.0.2.7', protocol: 'https', host: 'shop.example.com' });
  });
});
