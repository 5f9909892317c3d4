import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, describe, it } from 'node:test';
import { readCaptchaKey } from 'server/captcha-key';
import { solveCaptcha } from '../../api/test/support/solved-captcha.ts';
import { startLoggedShop } from './support/logged-shop.ts';
import type { ReceivedSpan } from '../../server/test/support/trace-receiver.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-log-'));
const shop = await startLoggedShop(dataDir);
after(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Personal data to look for in logs. Each value has a part that occurs nowhere else. */
const marks = {
  name: 'Xanthippe',
  lastname: 'Quillfeather',
  mobile: '07700900571',
  address: '77 Marmaladeway',
  city: 'Zedtown',
  postalcode: 'SW9 7QZ',
  email: 'xq.marked@example.com',
  guest: 'guest.marked@example.com',
  newEmail: 'new.marked@example.com',
  password: 'marked-Passw0rd-1',
  newPassword: 'marked-Passw0rd-2',
  message: 'Heirloomveil',
  subject: 'Wardrobequestion',
  note: 'Neverlogthisnote',
  card: '4242424242424242',
  cardholder: 'Mx Plasticname',
};
const tokens: string[] = [];

interface Caller {
  id: number;
  authorization: string;
}

async function send(path: string, body: object | string, caller?: Caller) {
  const response = await fetch(`${shop.origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller && { authorization: caller.authorization }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function succeed<Answer>(path: string, body: object, caller?: Caller): Promise<Answer> {
  const { status, text } = await send(path, body, caller);
  assert.equal(status, 200, `${path}: ${text}`);
  return JSON.parse(text) as Answer;
}

async function signIn(path: string, body: object): Promise<Caller> {
  const response = await succeed<{ userid: number | { id: number }; refreshtoken: string }>(
    path,
    body,
  );
  tokens.push(response.refreshtoken);
  const id = typeof response.userid === 'number' ? response.userid : response.userid.id;
  return { id, authorization: `bearer ${response.refreshtoken}` };
}

const buildOrder = ({ id: userid }: Caller, totalamount: number) => ({
  ...{ userid, totalamount, orderno: 'SLR10001', transactionid: 'OFFLINE' },
  ...{ payment_method: 'offline', note: marks.note },
  products: [{ productid: 70, packages: '[]', cartquantity: 1 }],
});

const { name, lastname, mobile, address, city, postalcode } = marks;
const details = { name, lastname, mobile, address, city, postalcode };

/** Simulates a customer who registers, pays by card, writes to the firm and changes the account. */
async function visitAsCustomer(): Promise<void> {
  const { email: username, password, newPassword, newEmail } = marks;
  const customer = await signIn('/admin/usersignup', { ...{ name, mobile, username, password } });
  await send('/admin/userlogin', { username, password: `${password}-wrong` });
  await succeed('/users/addcustomers', { ...details, userid: customer.id }, customer);
  const session = await succeed<{ url: string }>(
    '/users/create-stripe-session',
    buildOrder(customer, 274),
    customer,
  );
  const payment = await fetch(shop.origin + new URL(session.url, shop.origin).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `number=${marks.card}&expiry=12%2F40&cvc=123&name=${marks.cardholder}`,
  });
  assert.equal(payment.status, 303);
  await succeed('/account/details', { name, mobile }, customer);
  await send('/account/email', { password, email: newEmail }, customer);
  await succeed('/account/password', { password, newPassword }, customer);
  await send('/account/forgotten-password', { username });
}

async function visitAsGuest(): Promise<string> {
  const guest = await signIn('/admin/guest', { username: marks.guest });
  await succeed('/users/addcustomers', { ...details, userid: guest.id }, guest);
  return (await succeed<{ orderno: string }>('/users/orderplace', buildOrder(guest, 239), guest))
    .orderno;
}

async function writeToFirm(): Promise<void> {
  const captcha = await solveCaptcha(await readCaptchaKey(dataDir, null));
  const { email, mobile: password, message, subject } = marks;
  await succeed('/users/contactus', { email, password, message, name, subject, captcha });
}

async function workAsStaff(orderno: string): Promise<void> {
  const password = 'staff-demo-123';
  const staff = await signIn('/admin/userlogin', { username: 'staff@example.com', password });
  const note = { text: marks.note, key: crypto.randomUUID() };
  await succeed(`/staff/orders/${orderno}/notes`, note, staff);
  await send(`/staff/orders/${orderno}/links/renew`, { reason: marks.note }, staff);
  for (const path of ['/staff/orders?q=', '/staff/customers?q='])
    await fetch(`${shop.origin}/api${path}${marks.lastname}`, {
      headers: { authorization: staff.authorization },
    });
}

/** Sends requests that the shop refuses, and requests whose URLs contain personal data. */
async function sendFaultyCalls(): Promise<void> {
  await send('/admin/usersignup', `{ "username": "${marks.email}", `);
  await send('/admin/usersignup', { username: marks.email, password: marks.password, name: 7 });
  await send(`/nothing/${marks.email}?name=${marks.name}`, details);
  for (const path of [`/catalog?email=${marks.email}`, `/nothing/${marks.name}`, '/%zz'])
    await fetch(shop.origin + path, { headers: { referer: `${shop.origin}/?x=${marks.email}` } });
}

const listMarks = (output: string) => {
  const text = output.toLowerCase();
  return [...Object.values(marks), ...tokens, '5.1.1 rcpt'].filter((mark) =>
    text.includes(mark.toLowerCase()),
  );
};

/** Returns the names of a span and its ancestors with their processes, the root first. */
function describeTrace(spans: readonly ReceivedSpan[], span: ReceivedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? describeTrace(spans, parent) : []), `${span.process}: ${span.name}`];
}

async function waitForPath(pattern: RegExp): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const spans = shop.traces.listSpans();
    const paths = spans.map((span) => describeTrace(spans, span).join(' > '));
    if (paths.some((path) => pattern.test(path))) return;
    assert.ok(performance.now() < deadline, [...new Set(paths)].join('\n'));
    await pause(200);
  }
}

describe('what the processes of a shop write', { timeout: 120_000 }, () => {
  it('has no personal data, password, card or token of customers, guests and writers', async () => {
    await visitAsCustomer();
    const orderno = await visitAsGuest();
    await writeToFirm();
    await workAsStaff(orderno);
    await sendFaultyCalls();
    const deadline = performance.now() + 20_000;
    while (!shop.getOutput().includes('a mail was not sent') && performance.now() < deadline)
      await pause(100);
    const output = shop.getOutput();
    for (const message of ['a mail was not sent', 'requests refused', '"page"', 'answered'])
      assert.ok(output.includes(message), message);
    assert.deepEqual(listMarks(output), []);
  });

  it('joins requests, calls and statements in traces without personal data', async () => {
    await waitForPath(/^edge: GET \/catalog > edge: render$/);
    await waitForPath(
      /^edge: POST \/api\/\* > backend: POST \/api\/users\/orderplace > backend: SELECT orders$/,
    );
    assert.deepEqual(listMarks(shop.traces.getText()), []);
  });
});
