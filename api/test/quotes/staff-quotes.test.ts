import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { QuoteRow } from 'contract/quotes/staff-quote-list';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { products } from '../../src/catalog/records/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { van } from '../support/calendar.ts';
import { readLinkToken } from '../support/mailed.ts';
import {
  createComposition,
  createQuoteDesk,
  createRequest,
  lastDay,
} from '../support/quote-desk.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sendGet, sendPost } from '../support/shopping.ts';

const desk = await createQuoteDesk({ PUBLIC_URL: 'https://shop.example.com' });
const { act, app, call, colleague, createOffer, db, mailsTo, read, readPage, request, send, sent } =
  desk;
const { shopper, staff } = desk;

const contact = {
  name: 'Łucja',
  last_name: 'O’Hara',
  address: '4 Mill Lane',
  city: 'London',
  postalcode: 'SE15 4QT',
  mobile: '020 7946 0123',
  email: 'lucja@example.com',
};

async function start(more: object = {}, key = randomUUID()) {
  const { journey, items, wisheddays, note } = createRequest();
  const body = { key, contact, journey, items, wisheddays, note, ...more };
  return sendPost(app, staff, '/staff/quotes/start', body);
}

async function list(filter: object = {}): Promise<{
  data: QuoteRow[];
  next: string | null;
  total: number | null;
}> {
  const response = await sendPost(app, staff, '/staff/quotes/list', filter);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

const numbersOf = async (filter: object) => (await list(filter)).data.map(({ quoteno }) => quoteno);

describe('a quote that staff start on the phone', () => {
  it('is assigned to its author, waits, and is one for repeated requests', async () => {
    const key = randomUUID();
    const responses = await Promise.all([start({}, key), start({}, key)]);
    const [quoteno = '', other] = responses.map(
      (response) => response.json<{ quoteno: string }>().quoteno,
    );
    assert.equal(other, quoteno);
    const quote = await read(quoteno);
    assert.deepEqual(
      [quote.state, quote.source, quote.assignee?.id],
      ['requested', 'phone', staff.id],
    );
    const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, quoteno));
    assert.equal(entry?.action, 'quote.started');
  });

  it('needs a name, and an e-mail address before it is sent', async () => {
    assert.equal((await start({ contact: { ...contact, name: '' } })).statusCode, 400);
    const response = await start({ contact: { ...contact, email: '' } });
    const { quoteno } = response.json<{ quoteno: string }>();
    const refused = await act(quoteno, 'send', createOffer());
    assert.equal(refused.json<{ field: string }>().field, 'email');
    const { journey, items, wisheddays, note } = createRequest();
    const changed = await act(quoteno, 'request', { contact, journey, items, wisheddays, note });
    assert.equal(changed.statusCode, 200, changed.body);
    await send(quoteno);
  });
});

describe('the list of quotes', () => {
  it('finds parts of number, name in any spelling, e-mail, phone, postcode and line', async () => {
    const { quoteno } = (await start()).json<{ quoteno: string }>();
    await send(quoteno);
    const searches = [
      ...[quoteno, quoteno.toLowerCase(), 'lucja', 'ohara', 'LUCJA@EXAMPLE.COM', '7946 0123'],
      ...['se15 4qt', 'three-seat sofa', 'piano over'],
    ];
    for (const search of searches)
      assert.ok((await numbersOf({ search })).includes(quoteno), search);
    assert.deepEqual(await numbersOf({ search: 'nobody has this' }), []);
    const short = await sendPost(app, staff, '/staff/quotes/list', { search: 'x' });
    assert.equal(short.statusCode, 400);
  });

  it('has those that wait first, filters, and goes on after each page', async () => {
    const waiting = await sent();
    const { quoteno: withdrawn } = await request();
    await act(withdrawn, 'withdraw', { reason: 'Doubled' });
    const all = await list({ size: 200 });
    const states = all.data.map(({ state }) => state);
    const lastOpen = states.findLastIndex((state) => state === 'requested' || state === 'sent');
    const firstEnded = states.findIndex((state) => state === 'withdrawn');
    assert.ok(lastOpen < firstEnded, states.join());
    assert.ok((await numbersOf({ state: 'sent' })).includes(waiting.quoteno));
    assert.ok(!(await numbersOf({ state: 'open' })).includes(withdrawn));
    await act(waiting.quoteno, 'assignee', { assignee: colleague.id });
    assert.deepEqual(await numbersOf({ assigned: String(colleague.id) }), [waiting.quoteno]);
    assert.ok(!(await numbersOf({ assigned: 'nobody' })).includes(waiting.quoteno));
    const tomorrow = addDays(toLondonDay(new Date()), 1);
    assert.deepEqual(await numbersOf({ from: tomorrow }), []);
    const paged: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await list({ size: 2, ...(after !== undefined && { after }) });
      paged.push(...page.data.map(({ quoteno }) => quoteno));
      after = page.next;
    }
    assert.deepEqual(
      paged,
      all.data.map(({ quoteno }) => quoteno),
    );
    const wrong = await sendPost(app, staff, '/staff/quotes/list', { after: 'x1' });
    assert.equal(wrong.statusCode, 400);
  });

  it('is only for staff', async () => {
    assert.equal((await sendPost(app, shopper, '/staff/quotes/list', {})).statusCode, 403);
    assert.equal((await sendGet(app, staff, '/staff/quotes/Q999999')).statusCode, 404);
  });
});

describe('sending a quote', () => {
  it('mails its lines, sums and a link, and a new version says that it replaces the former', async () => {
    const { quoteno, token } = await sent();
    const { contact: customer } = await readPage(token);
    await send(quoteno, { message: 'Now with a second van.' });
    const [, second] = (await mailsTo(customer.email)).filter(({ subject }) =>
      subject.includes('quote –'),
    );
    assert.equal(second, undefined, 'a mail about a replaced version is not sent');
    const quote = await read(quoteno);
    assert.deepEqual(
      quote.offers.map(({ number }) => number),
      [2, 1],
    );
    const page = await readPage(token);
    assert.equal(page.offer?.version, 2);
    assert.equal(page.offer?.message, 'Now with a second van.');
  });

  it('shows in the mail what is said in the offer', async () => {
    const { token } = await sent({ method: 'online', deposit: { amount: 9_000, restdays: 7 } });
    const { contact: customer } = await readPage(token);
    const mail = (await mailsTo(customer.email)).find(({ subject }) => /Your quote/.test(subject));
    for (const text of [
      'Piano over the banister',
      '£240.00',
      '−£10.00',
      'Second move with us',
      '£90.00 by card when you accept',
      'Thank you for the photos.',
    ])
      assert.ok(mail?.text.includes(text), `${text} in ${mail?.text}`);
    assert.equal((await readPage(readLinkToken(mail))).state, 'sent');
  });

  it('keeps the price of a line in the next version, and a new line has the catalogue’s', async () => {
    const { quoteno } = await sent();
    const isVan = eq(products.id, van.productid);
    await db.update(products).set({ price: 30_000 }).where(isVan);
    try {
      const [offer] = (await read(quoteno)).offers;
      assert.ok(offer);
      await send(quoteno, { composition: offer.composition });
      assert.equal((await read(quoteno)).total, 24_000);
      const price = { composition: offer.composition, method: 'offline', quoteno };
      const priced = await sendPost(app, staff, '/staff/compositions/price', price);
      assert.equal(priced.json<{ data: { total: number } }>().data.total, 24_000, priced.body);
      await send(quoteno, { composition: createComposition() });
      assert.equal((await read(quoteno)).total, 32_000);
    } finally {
      await db
        .update(products)
        .set({ price: van.price * 100 })
        .where(isVan);
    }
  });

  it('refuses a discount above the limit, except by who may give it', async () => {
    const { quoteno } = await request();
    const discount = { percent: 50, reason: 'A friend' };
    const offer = createOffer({ composition: createComposition({ discount }) });
    const refused = await act(quoteno, 'send', offer, colleague);
    assert.equal(refused.statusCode, 403, refused.body);
    assert.match(refused.json<{ error: string }>().error, /10 %/);
    assert.equal((await read(quoteno)).state, 'requested');
    assert.equal((await act(quoteno, 'send', offer)).statusCode, 200);
  });

  it('refuses wrong terms at their field and stores nothing', async () => {
    const { quoteno } = await request();
    const refused = [
      [{ validuntil: '2026-01-01' }, 400, 'validuntil'],
      [{ deposit: { amount: 1_000, restdays: 3 } }, 400, 'deposit'],
      [{ method: 'online', deposit: { amount: 24_000, restdays: 3 } }, 400, 'deposit'],
      [{ terms: ' ' }, 400, undefined],
      [{ composition: createComposition({ lines: [] }) }, 409, undefined],
    ] as const;
    for (const [more, status, field] of refused) {
      const response = await act(quoteno, 'send', createOffer(more));
      assert.equal(response.statusCode, status, response.body);
      if (field) assert.equal(response.json<{ field?: string }>().field, field);
    }
    assert.equal((await read(quoteno)).offers.length, 0);
  });

  it('shows the mail and the page before, and changes nothing', async () => {
    const { quoteno } = await request();
    const before = [await read(quoteno), await db.$count(mails)];
    const response = await act(quoteno, 'preview', createOffer());
    assert.equal(response.statusCode, 200, response.body);
    const { data } = response.json<{
      data: { mail: { text: string; html: string }; page: { offer: { total: number } } };
    }>();
    assert.match(data.mail.text, /Piano over the banister/);
    assert.equal(data.page.offer.total, 24_000);
    assert.deepEqual([await read(quoteno), await db.$count(mails)], before);
  });

  it('is refused with the present quote if a colleague was faster', async () => {
    const { quoteno } = await request();
    const { version } = await read(quoteno);
    await send(quoteno);
    const response = await sendPost(app, colleague, `/staff/quotes/${quoteno}/send`, {
      version,
      ...createOffer(),
    });
    assert.equal(response.statusCode, 409, response.body);
    const refusal = response.json<{ code: string; current: { state: string }; by: string }>();
    assert.deepEqual([refusal.code, refusal.current.state], ['changed_meanwhile', 'sent']);
    assert.equal(refusal.by, staff.email);
  });
});

describe('a sent quote', () => {
  it('is extended at the same prices, and copied for another time', async () => {
    const { quoteno, token } = await sent();
    const { contact: customer } = await readPage(token);
    const same = await act(quoteno, 'extend', { validuntil: lastDay() });
    assert.equal(same.json<{ field: string }>().field, 'validuntil');
    const later = addDays(lastDay(), 7);
    assert.equal((await act(quoteno, 'extend', { validuntil: later })).statusCode, 200);
    assert.equal((await readPage(token)).offer?.validuntil, later);
    const mail = (await mailsTo(customer.email)).find(({ subject }) => /longer/.test(subject));
    assert.match(mail?.text ?? '', /same prices/);
    const copied = await sendPost(app, staff, `/staff/quotes/${quoteno}/copy`, {
      key: randomUUID(),
    });
    const copy = await read(copied.json<{ quoteno: string }>().quoteno);
    assert.deepEqual([copy.state, copy.offers.length], ['requested', 0]);
    assert.equal(copy.composition?.lines.length, 2);
  });

  it('is reminded of by staff, and withdrawn with a mail that keeps the reason in the firm', async () => {
    const { quoteno, token } = await sent();
    const { contact: customer } = await readPage(token);
    assert.equal((await act(quoteno, 'remind')).statusCode, 200);
    const reminder = (await mailsTo(customer.email)).find(({ subject }) =>
      /A reminder of your quote/.test(subject),
    );
    assert.match(reminder?.text ?? '', /£240\.00/);
    const ending = await sent({ validuntil: toLondonDay(new Date()) });
    assert.equal((await act(ending.quoteno, 'remind')).statusCode, 200);
    const { contact: other } = await readPage(ending.token);
    const subjects = (await mailsTo(other.email)).map(({ subject }) => subject);
    assert.ok(
      subjects.some((subject) => /ends soon/.test(subject)),
      subjects.join(),
    );
    await act(quoteno, 'withdraw', { reason: 'He was rude' });
    const mail = (await mailsTo(customer.email)).find(({ subject }) => /withdrawn/.test(subject));
    assert.match(mail?.text ?? '', /Nothing was ordered/);
    assert.ok(!mail?.text.includes('rude'));
    assert.equal((await act(quoteno, 'remind')).statusCode, 409);
    assert.ok((await read(quoteno)).timeline.some(({ reason }) => reason === 'He was rude'));
    assert.ok(!JSON.stringify(await readPage(token)).includes('rude'));
  });

  it('can be saved as a PDF by staff and by the customer', async () => {
    const { quoteno, token } = await sent();
    const byStaff = await sendGet(app, staff, `/staff/quotes/${quoteno}/pdf`);
    const byCustomer = await call('pdf', { token });
    for (const response of [byStaff, byCustomer]) {
      assert.equal(response.headers['content-type'], 'application/pdf');
      const { text } = await readPdf(response.rawPayload);
      assert.match(
        text,
        /Move From: 1 Example Street, E16 0AA, floor 2, no lift To: 2 Example Road, SE1 7PB, ground floor, no lift/,
      );
    }
    assert.match(String(byCustomer.headers['content-disposition']), new RegExp(`${quoteno}.pdf`));
  });
});

describe('the figures on Today', () => {
  it('count what waits, what ends soon, what was accepted and which share', async () => {
    const readFigures = async () =>
      (await sendGet(app, staff, '/staff/today')).json<{
        data: { quotes: Record<string, number | null> };
      }>().data.quotes;
    const before = await readFigures();
    await request();
    await sent({ validuntil: addDays(toLondonDay(new Date()), 2) });
    const declined = await sent();
    await call('decline', { token: declined.token, version: 1, reason: '' });
    const after = await readFigures();
    assert.deepEqual(
      ['unanswered', 'waiting', 'expiring'].map((name) => (after[name] ?? 0) - (before[name] ?? 0)),
      [1, 1, 1],
    );
    assert.equal(after.acceptedshare, 0);
  });
});
