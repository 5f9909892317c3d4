import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import type { StaffQuoteOnWire } from 'contract/quotes/staff-quote';
import { readCaptchaKey } from 'server/captcha-key';
import type { Environment } from 'server/settings/read';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createCalendarShop, createMoveSchedule, van } from './calendar.ts';
import { sendAndReadMails } from './mailed.ts';
import { createPerson } from './people.ts';
import { sendGet, sendPost } from './shopping.ts';
import { solveCaptcha } from './solved-captcha.ts';

const address = { address: '1 Example Street', postcode: 'E16 0AA', floor: 2, lift: false };

/** Fields of a request that a visitor sends. */
export const createRequest = (more: object = {}) => ({
  source: 'calculator',
  contact: {
    name: 'Robin',
    last_name: 'Example',
    email: `${randomUUID()}@example.com`,
    mobile: '07700 900123',
  },
  journey: {
    from: address,
    to: { ...address, address: '2 Example Road', postcode: 'SE1 7PB', floor: 0 },
  },
  items: [
    { id: 'sofa-3', name: 'Three-seat sofa', quantity: 1, litres: 1500 },
    { id: 'box', name: 'Removal box', quantity: 20, litres: 50 },
  ],
  wisheddays: [addDays(toLondonDay(new Date()), 21)],
  note: 'The piano goes to my aunt.',
  ...more,
});

/** The last day of offers in tests. */
export const lastDay = () => addDays(toLondonDay(new Date()), 14);

/** Lines of a removal of £220 and a free line of £30, less £10. */
export const createComposition = (more: object = {}) => ({
  lines: [
    { type: 'product', productid: van.productid, quantity: 1, addons: [] },
    {
      type: 'free',
      serviceid: 5,
      text: 'Piano over the banister',
      price: 3_000,
      quantity: 1,
      vatrate: 20,
    },
  ],
  discount: { amount: 1_000, reason: 'Second move with us' },
  delivery: null,
  ...more,
});

/** Creates a shop with a calendar, staff, and functions that work on quotes. */
export async function createQuoteDesk(env: Environment = {}) {
  const shop = await createCalendarShop(env);
  const { app, db, config, staff } = shop;
  const colleague = await createPerson(db, 'staff', 'colleague@example.com', 'staff');
  const captchaKey = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);

  const call = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/quotes/${path}`, payload, headers });

  /** Sends a request as a visitor does, and returns the number and the token of its page. */
  async function request(more: object = {}) {
    const captcha = await solveCaptcha(captchaKey);
    const response = await call('request', { key: randomUUID(), captcha, ...createRequest(more) });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ quoteno: string; token: string }>();
  }

  async function readPage(token: string): Promise<CustomerQuoteOnWire> {
    const response = await call('bylink', { token });
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: CustomerQuoteOnWire }>().data;
  }

  async function read(quoteno: string): Promise<StaffQuoteOnWire> {
    const response = await sendGet(app, staff, `/staff/quotes/${quoteno}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: StaffQuoteOnWire }>().data;
  }

  /** Sends a request of staff about a quote, with its present version. */
  async function act(quoteno: string, path: string, body: object = {}, who = staff) {
    const { version } = await read(quoteno);
    return sendPost(app, who, `/staff/quotes/${quoteno}/${path}`, { version, ...body });
  }

  const createOffer = (more: object = {}) => ({
    composition: createComposition(),
    method: 'offline',
    deposit: null,
    validuntil: lastDay(),
    terms: 'We carry what is on the list.',
    message: 'Thank you for the photos.',
    ...more,
  });

  async function send(quoteno: string, more: object = {}) {
    const response = await act(quoteno, 'send', createOffer(more));
    assert.equal(response.statusCode, 200, response.body);
  }

  /** Returns a quote that waits for the customer's answer. */
  async function sent(more: object = {}, requestFields: object = {}) {
    const quote = await request(requestFields);
    await send(quote.quoteno, more);
    return quote;
  }

  /** Returns what a customer sends to accept the first offer on a day that only this test uses. */
  const acceptance = (token: string, day: string, more: object = {}) => ({
    token,
    version: 1,
    schedule: createMoveSchedule(day),
    name: 'Robin Example',
    termsaccepted: true,
    contact: { address: '1 Example Street', postalcode: 'E16 0AA', city: 'London' },
    ...more,
  });

  const mailsTo = (to: string) => sendAndReadMails({ ...shop }, to);

  return {
    ...shop,
    colleague,
    captchaKey,
    call,
    request,
    readPage,
    read,
    act,
    createOffer,
    send,
    sent,
    acceptance,
    mailsTo,
  };
}
