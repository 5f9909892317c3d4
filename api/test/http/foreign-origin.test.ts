import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { readCaptchaKey } from 'server/captcha-key';
import { mails } from '../../src/mail/queue/tables.ts';
import { sandboxSessions } from '../../src/payments/records/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createLine, buildOrderBody } from '../support/shopping.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';
import { createTestApp } from '../support/test-app.ts';

const OWN = 'http://127.0.0.1:3100';

/** Headers with the origin of a foreign site, by description. */
const foreign: Record<string, Record<string, string>> = {
  'an Origin': { origin: 'http://evil.example' },
  'an Origin that begins like ours': { origin: 'http://127.0.0.1.evil.example' },
  'an Origin with credentials': { origin: 'http://127.0.0.1@evil.example' },
  'an Origin of another scheme': { origin: 'ftp://localhost' },
  'a Host': { host: 'evil.example' },
  'a Host with a path': { host: 'evil.example/x?' },
  'an address of another machine': { host: '203.0.113.7:3000' },
  'a forwarded host': { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
};

const { app, db, config, shopper } = await createOrderingApp();
const key = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);
const withPasswords = await createTestApp({}, cheapPasswords);

async function send(url: string, headers: Record<string, string>, payload: object, of = app) {
  const response = await of.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: '127.0.0.1:3100', ...headers },
  });
  assert.equal(response.statusCode, 200, response.body);
  return response;
}

/** Returns the origin of the links in the last email with links. Then deletes all emails. */
async function readSiteOfLastMail(database = db): Promise<unknown> {
  const rows = await database.delete(mails).returning();
  const sites = rows.map(({ job }) => (job as { site?: unknown }).site);
  return sites.findLast((site) => site !== undefined);
}

describe('without PUBLIC_URL, a request that names a foreign site by', () => {
  for (const [name, headers] of Object.entries(foreign)) {
    it(`${name} gets links to the shop itself`, async () => {
      await send('/account/forgotten-password', headers, { username: 'ann@example.com' });
      assert.equal(await readSiteOfLastMail(), OWN);
    });
  }

  it('an Origin or a Host gets links to the shop itself on every route that makes links', async () => {
    for (const name of ['origin', 'host']) {
      const headers = { [name]: name === 'origin' ? 'http://evil.example' : 'evil.example' };
      const signedIn = { ...shopper.headers, ...headers };
      await send('/users/orderplace', signedIn, buildOrderBody(shopper, 239, createLine(70)));
      const [placed] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
      assert.equal(placed?.site, OWN);

      const paying = await send(
        '/users/create-stripe-session',
        signedIn,
        buildOrderBody(shopper, 274, createLine(70)),
      );
      const [session] = await db.select().from(sandboxSessions);
      assert.equal(new URL(session?.successUrl ?? '').origin, OWN);
      assert.equal(new URL(paying.json<{ url: string }>().url).origin, OWN);
      await db.delete(sandboxSessions);

      const message = { email: 'bea@example.com', name: 'Bea', message: 'Hello', subject: '' };
      const captcha = await solveCaptcha(key);
      await send('/users/contactus', headers, { ...message, password: '', captcha });
      assert.equal(await readSiteOfLastMail(), OWN);
    }
  });

  it('an Origin gets a link to the shop itself when the e-mail address is changed', async () => {
    const account = { username: 'cat@example.com', password: 'a long password' };
    const of = withPasswords.app;
    const { refreshtoken } = (await send('/admin/usersignup', {}, account, of)).json();
    const headers = { authorization: `bearer ${refreshtoken}`, origin: 'http://evil.example' };
    const change = { email: 'dan@example.com', password: account.password };
    await send('/account/email', headers, change, of);
    assert.equal(await readSiteOfLastMail(withPasswords.db), OWN);
  });
});

describe('without PUBLIC_URL, a request that names this machine by', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((entries = []) =>
    entries.flatMap(({ family, address }) => (family === 'IPv4' ? [address] : [])),
  );
  const own = ['localhost', '[::1]', ...addresses].map((host) => `http://${host}:3000`);
  for (const origin of own) {
    it(`${origin.startsWith('http://127') ? 'its loopback' : origin} gets links to that origin`, async () => {
      await send('/account/forgotten-password', { origin }, { username: 'eve@example.com' });
      assert.equal(await readSiteOfLastMail(), origin);
    });
  }

  it('an address at which the shop does not listen gets links to the shop itself', async () => {
    const { app: local, db: ofLocal } = await createTestApp({ HOST: '127.0.0.1' });
    const origin = addresses.find((address) => !address.startsWith('127.')) ?? '203.0.113.7';
    const headers = { origin: `http://${origin}:3000` };
    await send('/account/forgotten-password', headers, { username: 'fay@example.com' }, local);
    assert.equal(await readSiteOfLastMail(ofLocal), OWN);
  });
});
