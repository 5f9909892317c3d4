import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testApp } from '../support/test-app.ts';

/** More tries than any one address has. */
const MANY = 200;

async function triesOf(TRUST_PROXY: string): Promise<number> {
  const { app } = await testApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let attempt = 0; attempt < MANY; attempt += 1) {
    const answer = await fetch(`${origin}/admin/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${attempt}` },
      body: JSON.stringify({ username: `guest-${attempt}@example.com` }),
    });
    await answer.body?.cancel();
    if (answer.status === 429) return attempt;
  }
  return MANY;
}

describe('a request straight to the port that names another address', () => {
  it('is counted under its real one where the proxies are named', async () => {
    assert.ok((await triesOf('10.0.0.1, 192.168.0.0/16')) < MANY);
  });

  it('is counted under its real one where no proxy is trusted', async () => {
    assert.ok((await triesOf('none')) < MANY);
  });

  it('is counted under the one it names when it comes from a proxy that is trusted', async () => {
    assert.equal(await triesOf('loopback'), MANY);
  });
});
