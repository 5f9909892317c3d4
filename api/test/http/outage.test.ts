import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { readCaptchaKey, FIGURES_KEY_HEADER, deriveFiguresKey } from 'server/captcha-key';
import { DatabaseUnavailableError } from '../../src/db/outage.ts';
import {
  SANDBOX_SIGNATURE_HEADER,
  signSandboxEvent,
} from '../../src/payments/sandbox/sandbox-provider.ts';
import { createFailingDb } from '../support/failing.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { listRoutes } from '../support/routes.ts';
import { createSampleBody } from '../support/sample-of.ts';
import { kitA, createLine, buildOrderBody, sendPost, tape } from '../support/shopping.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';

const shop = await createOrderingApp();
const { app, db, config, shopper } = shop;
const faulty = createFailingDb(db);
const overFaulty = await buildApp(config, faulty.db);
await overFaulty.ready();
after(() => overFaulty.close());

const event = JSON.stringify({
  id: 'evt_1',
  type: 'x',
  session: null,
  refunds: [],
  refundedTransaction: null,
  dispute: null,
});
const signed = signSandboxEvent(event);
const figuresKey = async () => ({
  [FIGURES_KEY_HEADER]: deriveFiguresKey(
    await readCaptchaKey(config.dataDir, config.captcha.hmacKey),
  ),
});
const signIn = { username: 'ann@example.com', password: 'a long password' };

/** Requests for public routes, with valid bodies, so that the routes query the database. */
const requests: Record<string, () => Promise<InjectOptions> | InjectOptions> = {
  'POST /admin/userlogin': () => ({ payload: signIn }),
  'POST /admin/userlogin/factor': () => ({ payload: { challenge: 'x', code: '123456' } }),
  'POST /admin/invitation': () => ({ payload: { token: 'x' } }),
  'POST /admin/join': () => ({
    payload: { token: 'x', name: 'Ann', password: 'a long password' },
  }),
  'POST /admin/usersignup': () => ({ payload: { ...signIn, name: '', mobile: '' } }),
  'POST /admin/guest': () => ({ payload: { username: 'ann@example.com' } }),
  'POST /payments/webhook': () => ({
    payload: event,
    headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signed },
  }),
  'POST /users/contactus': async () => ({
    payload: {
      name: 'Ann',
      subject: '',
      email: 'ann@example.com',
      message: 'Hello',
      password: '',
      captcha: await solveCaptcha(await readCaptchaKey(config.dataDir, config.captcha.hmacKey)),
    },
  }),
  'POST /release-figures': async () => ({
    payload: {
      figures: [{ remote: 'basket', version: '1.0.0', assigned: false, counts: { loads: 1 } }],
    },
    headers: await figuresKey(),
  }),
  'GET /release-figures': async () => ({
    query: { since: '2026-03-03T10:00:00Z' },
    headers: await figuresKey(),
  }),
  'GET /release-figures/days': async () => ({
    query: { since: '2026-03-03' },
    headers: await figuresKey(),
  }),
  'POST /users/orderbylink': () => ({ payload: { token: 'x' } }),
  'POST /users/calendarbylink': () => ({ payload: { token: 'x' } }),
  'POST /users/invoicebylink': () => ({ payload: { token: 'x', number: 'INV-10001' } }),
  'POST /users/cancelorderbylink': () => ({ payload: { token: 'x' } }),
  'POST /users/payorderbylink': () => ({ payload: { token: 'x' } }),
  'POST /users/checkorderpaymentbylink': () => ({ payload: { token: 'x' } }),
  'POST /users/changedatebylink': () => ({
    payload: { token: 'x', trade: 'move', date: '2026-12-01', half: 'morning' },
  }),
  'POST /users/confirmdate': () => ({ payload: { token: 'x'.repeat(43) } }),
  'POST /account/forgotten-password': () => ({ payload: { username: 'ann@example.com' } }),
  'POST /account/new-password': () => ({ payload: { token: 'x', password: 'a long password' } }),
  'POST /account/confirm-email': () => ({ payload: { token: 'x' } }),
  'POST /sandbox/disputes/:transactionid': () => ({
    payload: 'status=won',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'POST /sandbox/pay/:id': () => ({
    payload: 'number=4242424242424242',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
};

/** Public routes that do not query the database, at least not for a wrong signature. */
const unasking = [
  'GET /users/getcataloguepreview',
  'GET /photos/:ticket',
  'GET /healthz',
  'GET /openapi.json',
  'GET /images/:file',
];

const isUnavailable = (response: Awaited<ReturnType<typeof sendPost>>) => {
  assert.equal(response.statusCode, 503, response.body);
  assert.ok(Number(response.headers['retry-after']) > 0);
  const { status, error, code } = response.json();
  assert.equal(status, false);
  assert.match(error, /^The shop cannot .*\.$/);
  assert.match(code, /^(unavailable|not_ready)$/);
};

describe('while the database is down', () => {
  it('every call is refused with 503, a sentence and a time to retry', async () => {
    faulty.failure = new DatabaseUnavailableError('There is no connection to the database.');
    for (const { method, url, schema } of await listRoutes(shop)) {
      const name = `${method} ${url}`;
      if (unasking.includes(name)) continue;
      const payload = schema.body ? createSampleBody(schema.body) : undefined;
      const { headers, ...request } = (await requests[name]?.()) ?? { payload };
      const response = await overFaulty.inject({
        method: method as 'GET',
        url: url.replaceAll(/:\w+|\*/g, '1'),
        ...request,
        headers: { ...shopper.headers, ...headers },
      });
      isUnavailable(response);
    }
    faulty.failure = null;
  });

  it('a call that fails for another reason is a 500 with a sentence that says so', async () => {
    faulty.failure = new DrizzleQueryError('select 1', [], new TypeError('a mistake'));
    const { statusCode, body } = await overFaulty.inject('/users/getservices');
    assert.equal(statusCode, 500, body);
    faulty.failure = null;
  });
});

/** Errors of the database server, by SQLSTATE. */
const outages = {
  '53100': 'the disk of the database is full',
  '57014': 'a statement takes too long',
  '55P03': 'another transaction holds what is needed',
  '25006': 'the database takes no changes',
  '57P01': 'the database is being shut down',
  '40P01': 'two transactions wait for each other',
};

describe('an order that cannot be stored', () => {
  const place = () =>
    sendPost(
      app,
      shopper,
      '/users/orderplace',
      buildOrderBody(shopper, tape.price, createLine(tape.productid)),
    );
  const pay = () =>
    sendPost(
      app,
      shopper,
      '/users/create-stripe-session',
      buildOrderBody(shopper, 274, createLine(kitA.productid)),
    );

  for (const [state, what] of Object.entries(outages)) {
    it(`is refused for now when ${what}, and placed when that is over`, async () => {
      await runWithFailingWrites('orders', state, async () => {
        isUnavailable(await place());
        isUnavailable(await pay());
      });
      assert.equal((await place()).statusCode, 200);
    });
  }

  it('is not blamed on the payment provider if its payment page cannot be stored', async () => {
    await runWithFailingWrites('payment_sessions', '53100', async () => isUnavailable(await pay()));
    assert.equal((await pay()).statusCode, 200);
  });

  it('is a fault of the backend for any other reason', async () => {
    await runWithFailingWrites('orders', 'XX001', async () => {
      assert.equal((await place()).statusCode, 500);
      assert.equal((await pay()).statusCode, 500);
    });
  });
});

/** Makes every write to `table` fail with this SQLSTATE while `work` runs. */
async function runWithFailingWrites(
  table: string,
  state: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '${state}'; end $$`),
  );
  await db.execute(
    sql.raw(`create trigger fail before insert on ${table} for each row execute function fail()`),
  );
  try {
    await work();
  } finally {
    await db.execute(sql.raw('drop function fail cascade'));
  }
}
