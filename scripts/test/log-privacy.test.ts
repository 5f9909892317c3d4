import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, describe, it } from 'node:test';
import { readCaptchaKey } from 'server/captcha-key';
import { solveCaptcha } from '../../api/test/support/solved-captcha.ts';
import { listMarks, marks, tokens } from './support/personal-data.ts';
import { startLoggedShop } from './support/logged-shop.ts';
import { waitForTracePath } from './support/trace-paths.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-log-'));
const shop = await startLoggedShop(dataDir);
after(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Caller {
  id: number;
  headers: { authorization: string; cookie: string };
}

async function send(path: string, body: object | string, caller?: Caller) {
  const response = await fetch(`${shop.origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': marks.ip,
      ...caller?.headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return {
    status: response.status,
    text: await response.text(),
    cookie: cookie.split(';', 1)[0] ?? '',
  };
}

async function succeed<Answer>(path: string, body: object, caller?: Caller): Promise<Answer> {
  const { status, text } = await send(path, body, caller);
  assert.equal(status, 200, `${path}: ${text}`);
  return JSON.parse(text) as Answer;
}

async function signIn(path: string, body: object): Promise<Caller> {
  const { text, cookie } = await send(path, body);
  const { userid, refreshtoken } = JSON.parse(text) as {
    userid: number | { id: number };
    refreshtoken: string;
  };
  tokens.push(refreshtoken, ...(cookie === '' ? [] : [cookie]));
  const id = typeof userid === 'number' ? userid : userid.id;
  return { id, headers: { authorization: `bearer ${refreshtoken}`, cookie } };
}

const buildOrder = ({ id: userid }: Caller, totalamount: number) => ({
  userid,
  totalamount,
  orderno: 'SLR10001',
  transactionid: 'OFFLINE',
  payment_method: 'offline',
  note: marks.note,
  products: [{ productid: 70, packages: '[]', cartquantity: 1 }],
});

const { name, lastname, mobile, address, city, postalcode } = marks;
const details = { name, lastname, mobile, address, city, postalcode };

/** Simulates a customer who registers, pays by card, writes to the firm and changes the account. */
async function visitAsCustomer(): Promise<void> {
  const { email: username, password, newPassword, newEmail } = marks;
  const customer = await signIn('/admin/usersignup', { name, mobile, username, password });
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
      headers: staff.headers,
    });
}

/** Sends requests that the shop refuses, and requests whose URLs contain personal data. */
async function sendFaultyCalls(): Promise<void> {
  await send('/admin/usersignup', `{ "username": "${marks.email}", `);
  await send('/admin/usersignup', { username: marks.email, password: marks.password, name: 7 });
  await send(`/nothing/${marks.email}?name=${marks.name}`, details);
  for (const path of [`/catalog?email=${marks.email}`, `/nothing/${marks.name}`, '/%zz'])
    await fetch(shop.origin + path, {
      headers: { referer: `${shop.origin}/?x=${marks.email}`, 'x-forwarded-for': marks.ip },
    });
}

/** Sends reports about a release as browsers do, with personal data in texts and addresses. */
async function sendReports(version = ''): Promise<void> {
  const live = { room: 'catalog', version };
  for (const body of [
    { ...live, kind: 'render' },
    { ...live, error: `${marks.message} of ${marks.email}` },
    { ...live, kind: marks.name },
    { ...live, route: `/product/${marks.email}`, lcp: 1 },
    { room: marks.name, version: marks.email, route: marks.city, lcp: 1 },
  ])
    await fetch(`${shop.origin}/release-reports?email=${marks.email}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        origin: shop.origin,
        'x-forwarded-for': marks.ip,
      },
      body: JSON.stringify(body),
    });
}

/** Releases over HTTP, and calls the release API with a wrong token and a faulty body. */
async function releaseOverHttp() {
  const { releaser: by, tokenHolder: holder } = marks;
  const release = await shop.release({ by, holder, commit: 'abc', why: marks.note });
  tokens.push(release.secret);
  for (const token of [release.secret, marks.password])
    await fetch(`${shop.origin}/release-api/moves?by=${marks.email}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': marks.ip },
      body: JSON.stringify({ by: marks.releaser, what: marks.message }),
    });
  return release;
}

describe('what the processes of a shop write', () => {
  it('names the token, package and version of a release over HTTP', async () => {
    const { tokenId, version } = await releaseOverHttp();
    await sendReports(version);
    const line = shop
      .getOutput()
      .split('\n')
      .find((text) => text.includes('releases changed with a token'));
    const { name, what, token, releases } = JSON.parse(line ?? '{}') as Record<string, unknown>;
    assert.deepEqual(
      { name, what, token, releases },
      {
        name: 'release-service',
        what: 'release',
        token: tokenId,
        releases: [`catalog/${version}`],
      },
    );
  });

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
    const messages = ['a mail was not sent', 'requests refused', '"page"', 'answered'];
    for (const message of [...messages, 'releases changed with a token', '"release-service"'])
      assert.ok(output.includes(message), message);
    assert.deepEqual(listMarks(output), []);
  });

  it('measures what was done without personal data', async () => {
    const metrics = await shop.readMetrics();
    for (const measured of [
      /^http_request_duration_seconds_count\{.*route="\/api\/users\/orderplace".*process="backend".*\} [1-9]/m,
      /^http_request_duration_seconds_count\{.*process="edge".*\} [1-9]/m,
      /^shop_sign_in_failures_total\{.*\} [1-9]/m,
      /^process_resident_memory_bytes\{process="release-service"\} \d/m,
    ])
      assert.match(metrics, measured);
    assert.deepEqual(listMarks(metrics), []);
  });

  it('joins requests, calls and statements in traces without personal data', async () => {
    await waitForTracePath(shop.traces, /^edge: GET \/catalog > edge: render$/);
    await waitForTracePath(
      shop.traces,
      /^edge: POST \/api\/\* > backend: POST \/api\/users\/orderplace > backend: SELECT orders$/,
    );
    assert.deepEqual(listMarks(shop.traces.getText()), []);
  });
});
