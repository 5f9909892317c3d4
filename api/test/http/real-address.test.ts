import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestApp } from '../support/test-app.ts';

/** Reduces the limits to a tenth, so that `MANY` attempts exceed every limit of an IP address. */
const rateLimitScale = 0.1;
const MANY = 20;

async function countTries(
  TRUST_PROXY: string,
  forwarded = (attempt: number) => `192.0.2.${attempt}`,
): Promise<number> {
  const { app } = await createTestApp({ TRUST_PROXY }, { rateLimitScale });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let attempt = 0; attempt < MANY; attempt += 1) {
    const response = await fetch(`${origin}/admin/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(attempt) },
      body: JSON.stringify({ username: `guest-${attempt}@example.com` }),
    });
    await response.body?.cancel();
    if (response.status === 429) return attempt;
  }
  return MANY;
}

describe('a request straight to the port that names another address', () => {
  it('is counted under its real address if the proxies are named', async () => {
    assert.ok((await countTries('10.0.0.1, 192.168.0.0/16')) < MANY);
  });

  it('is counted under its real address if no proxy is trusted', async () => {
    assert.ok((await countTries('none')) < MANY);
  });

  it('is counted under the named address if it comes from a trusted proxy', async () => {
    assert.equal(await countTries('loopback'), MANY);
  });
});

describe('a visitor whom a proxy names with the port of each connection', () => {
  const forms = {
    IPv4: (port: number) => `192.0.2.1:${port}`,
    'IPv4 in IPv6': (port: number) => `[::ffff:192.0.2.1]:${port}`,
    IPv6: (port: number) => `[2001:db8::1]:${port}`,
    'IPv6 without a port': (host: number) => `[2001:db8::${host.toString(16)}]`,
  };
  for (const [form, forwarded] of Object.entries(forms)) {
    it(`is counted as one, by ${form}`, async () => {
      assert.ok((await countTries('loopback', (attempt) => forwarded(40_000 + attempt))) < MANY);
    });
  }
});
