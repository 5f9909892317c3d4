import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../../src/contact/tables.ts';
import { quoteLinks, quotes } from '../../src/quotes/records/tables.ts';
import { readLinkToken } from '../support/mailed.ts';
import { createQuoteDesk, createRequest } from '../support/quote-desk.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';

const { act, app, call, captchaKey, config, db, mailsTo, read, readPage, request, staff } =
  await createQuoteDesk({ PUBLIC_URL: 'https://shop.example.com' });

describe('asking for a quote', () => {
  it('makes a quote with a number, a page, and a message in the inbox', async () => {
    const { quoteno, token } = await request();
    assert.match(quoteno, /^Q1\d{3}$/);
    const page = await readPage(token);
    assert.deepEqual([page.state, page.litres, page.offer], ['requested', 2_500, null]);
    assert.equal(page.journey?.to.postcode, 'SE1 7PB');
    assert.deepEqual([page.can.accept, page.can.addphotos, page.can.ask], [false, true, true]);
    const desk = await read(quoteno);
    const response = await sendGet(app, staff, `/staff/messages/${desk.messageid}`);
    const { data } = response.json<{ data: Record<string, string> }>();
    assert.deepEqual(
      [data['kind'], data['subject'], data['quoteno']],
      ['quote', `Quote ${quoteno}: 2.5 m³, E16 0AA to SE1 7PB`, quoteno],
    );
    assert.match(data['message'] ?? '', /20 x Removal box/);
  });

  it('names in the inbox only the postcode that is known, and both once staff know them', async () => {
    const { journey } = createRequest();
    const unknown = { ...journey.to, address: '', postcode: '' };
    const { quoteno } = await request({ items: [], journey: { ...journey, to: unknown } });
    const readSubject = async () => {
      const { messageid } = await read(quoteno);
      const response = await sendGet(app, staff, `/staff/messages/${messageid}`);
      return response.json<{ data: { subject: string } }>().data.subject;
    };
    assert.equal(await readSubject(), `Quote ${quoteno}: from E16 0AA`);
    const { contact, items, wisheddays, note } = await read(quoteno);
    const changed = await act(quoteno, 'request', { contact, journey, items, wisheddays, note });
    assert.equal(changed.statusCode, 200, changed.body);
    assert.equal(await readSubject(), `Quote ${quoteno}: E16 0AA to SE1 7PB`);
  });

  it('is replied to by a mail that names the quote, and says when it was asked for', async () => {
    const { quoteno, token } = await request();
    const { messageid } = await read(quoteno);
    const { version } = (await sendGet(app, staff, `/staff/messages/${messageid}`)).json().data;
    const reply = { key: randomUUID(), version, text: 'When can we come?', close: false };
    const response = await sendPost(app, staff, `/staff/messages/${messageid}/reply`, reply);
    assert.equal(response.statusCode, 200, response.body);
    const { contact } = await readPage(token);
    const mail = (await mailsTo(contact.email)).find(({ subject }) => subject.startsWith('Re: '));
    assert.equal(mail?.subject, `Re: Quote ${quoteno}: 2.5 m³, E16 0AA to SE1 7PB`);
    assert.match(mail?.text ?? '', /You asked on/i);
  });

  it('mails the firm the request, and the customer that it has come, with a link of its own', async () => {
    const { quoteno, token } = await request();
    const page = await readPage(token);
    const toFirm = (await mailsTo(config.mail.to)).find(({ subject }) => subject.includes(quoteno));
    assert.match(toFirm?.text ?? '', /The piano goes to my aunt\./);
    assert.match(toFirm?.text ?? '', new RegExp(`/admin/quotes/${quoteno}`));
    assert.match(toFirm?.text ?? '', /^From: 1 Example Street, E16 0AA, floor 2, no lift$/m);
    assert.equal(toFirm?.replyTo, page.contact.email);
  });

  it('acknowledges by a mail that repeats nothing that was typed and opens the page', async () => {
    const email = 'acknowledged@example.com';
    const { quoteno } = await request({ contact: { ...createRequest().contact, email } });
    const [mail] = await mailsTo(email);
    assert.ok(mail);
    assert.ok(mail.subject.includes(quoteno));
    assert.ok(!/piano|Robin/.test(mail.text), mail.text);
    assert.equal((await readPage(readLinkToken(mail))).quoteno, quoteno);
  });

  it('shows in the list that a long note goes on', async () => {
    const { quoteno } = await request({ journey: null, items: [], note: 'word '.repeat(40) });
    const response = await sendPost(app, staff, '/staff/quotes/list', { search: quoteno });
    assert.match(response.body, /word …"/);
  });

  it('stores only the hash of a link, which has 256 random bits', async () => {
    const { quoteno, token } = await request();
    assert.equal(Buffer.from(token, 'base64url').length, 32);
    const rows = await db
      .select({ tokenHash: quoteLinks.tokenHash })
      .from(quoteLinks)
      .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteid))
      .where(eq(quotes.quoteno, quoteno));
    assert.ok(rows.length > 0 && rows.every(({ tokenHash }) => !tokenHash.includes(token)));
    const response = await call('bylink', { token });
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.equal(response.headers['x-robots-tag'], 'noindex');
  });

  it('is one quote, however often its request is repeated', async () => {
    const key = randomUUID();
    const captcha = await solveCaptcha(captchaKey);
    const body = { key, captcha, ...createRequest() };
    const before = await db.$count(quotes);
    const responses = await Promise.all([1, 2, 3].map(() => call('request', body)));
    const numbers = responses.map((response) => response.json<{ quoteno: string }>().quoteno);
    assert.equal(new Set(numbers).size, 1, JSON.stringify(numbers));
    assert.equal(await db.$count(quotes), before + 1);
  });

  it('refuses what cannot be answered at its field, and draws no number', async () => {
    const { quoteno: first } = await request();
    const { contact } = createRequest();
    const refused = [
      [{ contact: { ...contact, name: '  ' } }, /name/i],
      [{ contact: { ...contact, email: '', mobile: '' } }, /e-mail address or a phone/],
      [{ contact: { ...contact, email: 'nobody' } }, /whole e-mail/],
      [{ wisheddays: ['2026-02-30'] }, /./],
      [{ items: [{ name: 'Sofa', quantity: 0, litres: 5 }] }, /Quantity/],
      [{ captcha: 'nonsense' }, /captcha/],
      [{ key: 'x' }, /./],
    ] as const;
    for (const [more, sentence] of refused) {
      const captcha = await solveCaptcha(captchaKey);
      const body = { key: randomUUID(), captcha, ...createRequest(), ...more };
      const response = await call('request', body);
      assert.equal(response.statusCode, 400, response.body);
      assert.match(response.json<{ error: string }>().error, sentence);
    }
    const { quoteno: next } = await request();
    assert.equal(Number(next.slice(1)), Number(first.slice(1)) + 1);
  });

  it('leaves contact messages of older pages messages', async () => {
    const before = await db.$count(quotes);
    const captcha = await solveCaptcha(captchaKey);
    const response = await app.inject({
      method: 'POST',
      url: '/users/contactus',
      payload: {
        email: 'old@example.com',
        password: '',
        message: 'Two rooms',
        name: 'Old',
        subject: 'Quote for a move of 5.0 m³, E16 to SE1',
        captcha,
      },
    });
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(await db.$count(quotes), before);
    const [message] = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, 'old@example.com'));
    assert.equal(message?.kind, 'quote');
  });
});

describe('the limit of requests', () => {
  it('is that of contact messages: the eleventh for an address is told when to try again, and makes no quote', async () => {
    const desk = await createQuoteDesk({ RATE_LIMIT_SCALE: '1' });
    const body = { key: randomUUID(), ...createRequest() };
    for (let times = 0; times < 10; times += 1)
      assert.equal((await desk.call('request', { ...body, captcha: 'nonsense' })).statusCode, 400);
    const captcha = await solveCaptcha(desk.captchaKey);
    const refused = await desk.call('request', { ...body, captcha });
    assert.equal(refused.statusCode, 429, refused.body);
    assert.match(refused.json<{ error: string }>().error, /Please wait \d+ minutes and try again/);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal(await desk.db.$count(quotes), 0);
    const other = createRequest();
    const accepted = await desk.call('request', { key: randomUUID(), captcha, ...other });
    assert.deepEqual([accepted.statusCode, accepted.json().quoteno], [200, 'Q1001']);
  });
});

describe('the conversation of a quote', () => {
  it('has the customer’s questions and the firm’s answers, on the page, in the inbox and by mail', async () => {
    const { quoteno, token } = await request();
    const key = randomUUID();
    const question = { token, key, text: 'Is the piano included?' };
    for (let times = 0; times < 2; times += 1) {
      const response = await call('ask', question);
      assert.equal(response.statusCode, 200, response.body);
    }
    const { messageid } = await read(quoteno);
    const toFirm = (await mailsTo(config.mail.to)).filter(({ subject }) =>
      subject.includes(`A question about quote ${quoteno}`),
    );
    assert.equal(toFirm.length, 1);
    const { data } = (await sendGet(app, staff, `/staff/messages/${messageid}`)).json<{
      data: { version: number };
    }>();
    const reply = { key: randomUUID(), version: data.version, text: 'It is.', close: false };
    const replied = await sendPost(app, staff, `/staff/messages/${messageid}/reply`, reply);
    assert.equal(replied.statusCode, 200, replied.body);
    const { messages } = await readPage(token);
    assert.deepEqual(
      messages.map(({ author, text }) => [author, text]),
      [
        ['customer', 'Is the piano included?'],
        ['staff', 'It is.'],
      ],
    );
    assert.ok(!JSON.stringify(messages).includes(staff.email), 'the sign-in of a colleague');
  });

  it('stays with its person: another link shows nothing of it', async () => {
    const { token } = await request();
    await call('ask', { token, key: randomUUID(), text: 'A secret' });
    const other = await request();
    assert.deepEqual((await readPage(other.token)).messages, []);
  });
});
