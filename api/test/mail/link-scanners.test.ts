import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email.ts';
import { guest } from '../support/people.ts';
import { allRoutes } from '../support/routes.ts';
import { address, line, order, placed } from '../support/shopping.ts';
import { testApp } from '../support/test-app.ts';

const shop = await testApp({ PUBLIC_URL: 'https://shop.example.com' });
const { app, db, config } = shop;

describe('a scanner that opens the links of mails', () => {
  it('sends no token, which follows # in the link, and uses nothing up', async () => {
    const who = await guest(app);
    await address(app, who);
    const { orderid } = await placed(app, who, order(who, 12, line(34)));
    const job = { kind: 'order-confirmation', orderid };
    const { html } = await renderEmail(emailTemplates, { config, db }, job);
    const links = [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, link = '']) => new URL(link));
    const [secret, ...more] = links.filter(({ hash }) => hash !== '');
    assert.ok(secret && more.every(({ href }) => href === secret.href));
    const token = secret.hash.slice(1);
    assert.ok(links.every(({ pathname, search }) => !`${pathname}${search}`.includes(token)));
    for (const method of ['GET', 'HEAD'] as const)
      for (const { url } of await listTokenRoutes()) {
        const { statusCode } = await app.inject({ method, url: `${url}?token=${token}` });
        assert.equal(statusCode, 405, `${method} ${url}`);
      }
    const opened = await app.inject({
      method: 'POST',
      url: '/users/orderbylink',
      payload: { token },
    });
    assert.equal(opened.statusCode, 200);
  });
});

/** Routes that take the token of a link. */
async function listTokenRoutes() {
  const routes = (await allRoutes(shop)).filter(({ schema }) => takesToken(schema.body));
  assert.ok(routes.length >= 6);
  return routes;
}

const takesToken = (body: unknown) =>
  typeof body === 'object' && body !== null && JSON.stringify(body).includes('"token"');
