import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { OrderPageResponse } from 'contract/orders/order-page';
import type { FakeSession } from './fake-stripe-refunds.ts';
import { readLinkToken, sendAndReadMails } from './mailed.ts';
import { createGuest } from './people.ts';
import { createRefundShop } from './refund-shop.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  saveShippingDetails,
  sendGet,
  sendPost,
} from './shopping.ts';

/** Price of the removal kit that a guest orders, in pence. */
export const KIT_TOTAL = 23_900;

/**
 * Creates a shop with card payments through a fake Stripe, in which guests pay their 'Collection
 * Only' orders on the page of the order.
 */
export async function createOrderPaymentShop() {
  const shop = await createRefundShop();
  const { app, manager, stripe, send } = shop;
  let guests = 0;

  /** Places a guest's order of £239. Returns it with the token of its mailed link. */
  async function placeAsGuest() {
    const email = `guest-${(guests += 1)}@example.com`;
    const guest = await createGuest(app, email);
    await saveShippingDetails(app, guest);
    const { orderno, orderid } = await placeOrder(
      app,
      guest,
      buildOrderBody(guest, KIT_TOTAL / 100, createLine(70)),
    );
    const [confirmation] = await sendAndReadMails(shop, email);
    return { orderno, orderid, email, guest, token: readLinkToken(confirmation) };
  }

  const payByLink = (token: string, amount?: number) =>
    app.inject({
      method: 'POST',
      url: '/users/payorderbylink',
      payload: { token, ...(amount !== undefined && { amount }) },
    });

  /** Opens a payment page by a mailed link, and returns its session at Stripe. */
  async function openByLink(token: string, amount?: number): Promise<FakeSession> {
    const response = await payByLink(token, amount);
    assert.equal(response.statusCode, 200, response.body);
    return findSession(response.json<{ sessionId: string }>().sessionId);
  }

  function findSession(id: string): FakeSession {
    const session = stripe.sessions.get(id);
    assert.ok(session, `${id} exists`);
    return session;
  }

  async function readPage(token: string): Promise<OrderPageResponse> {
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderbylink',
      payload: { token },
    });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: OrderPageResponse }>().data;
  }

  /** Returns what a check of the payment says after the customer returned. */
  async function checkByLink(token: string, sessionid?: string): Promise<OrderPageResponse> {
    const payload = { token, ...(sessionid !== undefined && { sessionid }) };
    const response = await app.inject({
      method: 'POST',
      url: '/users/checkorderpaymentbylink',
      payload,
    });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: OrderPageResponse }>().data;
  }

  /** Reports a paid session by a webhook. */
  const report = (session: FakeSession) =>
    send(stripe.event('checkout.session.completed', session));

  const readMoney = async (orderno: string) =>
    (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;

  const recordCash = (orderno: string, amount: number) =>
    sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments`, {
      amount,
      method: 'cash',
      key: randomUUID(),
    });

  const setState = (orderno: string, state: string, fields: object = {}) =>
    sendPost(app, manager, `/staff/orders/${orderno}/state`, {
      state,
      reason: 'By phone',
      ...fields,
    });

  return {
    ...shop,
    placeAsGuest,
    payByLink,
    openByLink,
    findSession,
    readPage,
    checkByLink,
    report,
    readMoney,
    recordCash,
    setState,
  };
}
