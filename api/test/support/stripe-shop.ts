import assert from 'node:assert/strict';
import { type FakeSession, fakeStripe } from './fake-stripe.ts';
import { ordering } from './ordering.ts';
import { get, line, order, post } from './shopping.ts';

/** A shop that takes cards by a stand-in for Stripe, with what a shopper and Stripe do there. */
export async function stripeShop() {
  const stripe = await fakeStripe();
  const shop = await ordering(stripe.env);
  const { app, shopper } = shop;
  let keys = 0;

  /** A removal kit A with its delivery: £274. */
  const kit = (idempotencyKey: string) => ({ ...order(shopper, 274, line(70)), idempotencyKey });
  const create = (body: object) => post(app, shopper, '/users/create-stripe-session', body);

  async function start() {
    const idempotencyKey = `key-${(keys += 1)}`;
    const answer = await create(kit(idempotencyKey));
    assert.equal(answer.statusCode, 200, answer.body);
    const { sessionId, orderno, url } = answer.json<Record<string, string>>();
    const session = stripe.sessions.get(sessionId ?? '');
    assert.ok(session && orderno && url);
    return { session, orderno, url, idempotencyKey };
  }

  return {
    ...shop,
    stripe,
    kit,
    create,
    start,
    send: (event: { payload: string; headers: Record<string, string> }) =>
      app.inject({ method: 'POST', url: '/payments/webhook', ...event }),
    verify: ({ id }: FakeSession) => get(app, shopper, `/users/verify-payment/${id}`),
  };
}

/** The mails about an order that is certain. */
export const confirmation = ['order-confirmation', 'order-copy'];
