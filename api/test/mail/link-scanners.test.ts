import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createGuest } from '../support/people.ts';
import { listRoutes } from '../support/routes.ts';
import {
  saveShippingDetails,
  createLine,
  buildOrderBody,
  placeOrder,
} from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp({ PUBLIC_URL: 'https://shop.example.com' });
const { app, db, config } = shop;

describe('a scanner that opens the links of mails', () => {
  it('sends no token, which follows # in the link, and uses nothing up', async () => {
    const who = await createGuest(app);
    await saveShippingDetails(app, who);
    const { orderid } = await placeOrder(app, who, buildOrderBody(who, 12, createLine(34)));
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
  const routes = (await listRoutes(shop)).filter(({ schema }) => takesToken(schema.body));
  assert.ok(routes.length >= 6);
  return routes;
}

const takesToken = (body: unknown) =>
  typeof body === 'object' && body !== null && JSON.stringify(body).includes('"token"');
