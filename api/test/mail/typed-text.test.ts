import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { type MailJob, renderEmail } from '../../src/mail/email/email.ts';
import { createPerson } from '../support/people.ts';
import { readOrderState } from '../support/payments.ts';
import { createLine, buildOrderBody, placeOrder, sendPost } from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db, config } = await createTestApp();

const plain = {
  name: 'Robin',
  lastname: 'Example',
  mobile: '07700 900123',
  address: 'Flat 3/2\n1 Example Street',
  city: 'London',
  postalcode: 'SW1A 1AA',
};

/** Places an order with these details and a card payment. Returns the order's id. */
async function placePaidOrder(details: Partial<typeof plain>): Promise<number> {
  const shopper = await createPerson(db);
  await sendPost(app, shopper, '/users/addcustomers', { ...plain, ...details });
  const body = buildOrderBody(shopper, 274, createLine(70));
  const session = await sendPost(app, shopper, '/users/create-stripe-session', body);
  return (await readOrderState(db, session.json().orderno)).id;
}

/** Places an order with these details and payment on collection. Returns the order's id. */
async function placeUnpaidOrder(details: Partial<typeof plain>): Promise<number> {
  const shopper = await createPerson(db);
  await sendPost(app, shopper, '/users/addcustomers', { ...plain, ...details });
  return (await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)))).orderid;
}

const render = (job: MailJob) => renderEmail(emailTemplates, { config, db }, job);

describe("an email to a visitor's address", () => {
  for (const name of ['Robin', 'Zoë Ann', "D'Arcy-O’Neill", 'Anna van Dyck', 'Łukasz', '山田']) {
    it(`greets by a name: ${name}`, async () => {
      const orderid = await placePaidOrder({ name });
      for (const kind of ['order-confirmation', 'refund-due'] as const) {
        assert.ok((await render({ kind, orderid })).text.includes(`Dear ${name},`));
      }
    });
  }

  for (const [name, greeted] of [
    ['Robin\nExample', 'Robin Example'],
    ['Robin\u202e', 'Robin'],
  ] as const)
    it(`greets by a name that was pasted with more: ${JSON.stringify(name)}`, async () => {
      const orderid = await placePaidOrder({ name });
      const { text } = await render({ kind: 'order-confirmation', orderid });
      assert.ok(text.includes(`Dear ${greeted},`));
    });

  for (const name of [
    '',
    'Claim your prize at evil.example',
    'www evil example',
    'https://evil.example/x',
    'someone@evil.example',
    'Call 0900 123456',
    'Robin\r\nBcc: all@example.com',
    '<img src=x onerror=alert(1)>',
    'A'.repeat(41),
    'Your account is locked. Call us',
    'Your evil account is locked',
    'evil\uFE0F.com',
    'evil\u034F.com/pay',
    'evi\u0301.com',
    'evil\u200B',
    'evi\u00ADl',
    'evi\u034Fl',
    'www evil',
    'evil。com',
    'J.evil',
  ]) {
    it(`greets without a name if the text is not a name: ${JSON.stringify(name)}`, async () => {
      const orderid = await placePaidOrder({ name });
      for (const kind of ['order-confirmation', 'refund-due'] as const) {
        const { text, html, subject } = await render({ kind, orderid });
        assert.ok(text.includes('Hello,') && html.includes('Hello,'));
        for (const part of [text, html, subject]) {
          assert.ok(
            !/evi\P{ASCII}?l|ev[ií]\u0301?\.com|is locked|0900|Bcc|onerror|AAAA/u.test(part),
            part,
          );
        }
        assert.ok(!/[\r\n]/.test(subject));
      }
    });
  }

  it('greets without a name if nothing is paid, because spam senders could use such an email for free', async () => {
    const { text, html } = await render({
      kind: 'order-confirmation',
      orderid: await placeUnpaidOrder({ name: 'Robin' }),
    });
    for (const part of [text, html]) assert.ok(part.includes('Hello,') && !part.includes('Robin'));
  });

  it('does not repeat the details, says so, and gives the firm all of them as text', async () => {
    const typed = {
      ...plain,
      lastname: 'of evil.example',
      address: '<b>1</b> Robin Row\nSee http://evil.example\nring +44 20 5550 1234',
      city: 'Yourtown',
      postalcode: 'SW1A 1AA',
    };
    for (const orderid of [await placePaidOrder(typed), await placeUnpaidOrder(typed)]) {
      const { text, html } = await render({ kind: 'order-confirmation', orderid });
      for (const part of [text, html]) {
        assert.match(part, /not repeated in e-mails/);
        assert.ok(!/evil|5550|Robin Row|Yourtown|SW1A|07700 900123/.test(part));
      }
      const copy = await render({ kind: 'order-copy', orderid });
      assert.ok(copy.text.includes('See http://evil.example\nring +44 20 5550 1234\nYourtown\n'));
      assert.ok(copy.html.includes('&lt;b&gt;1&lt;/b&gt; Robin Row<br />See http'));
      assert.ok(!copy.html.includes('<b>1'));
    }
  });
});

describe('the subject of a message to the firm', () => {
  const renderSubject = async (subject: string) => {
    const message = { name: '', subject, email: '', phone: '', message: '' };
    return (await render({ kind: 'contact-message', to: config.mail.to, message })).subject;
  };

  it("is the visitor's text, on one line, and short", async () => {
    assert.equal(
      await renderSubject(' When is my\r\ndress ready? '),
      'Contact: When is my dress ready?',
    );
    assert.equal((await renderSubject('é'.repeat(300))).length, 'Contact: '.length + 120);
  });

  for (const [typed, inHtml] of [
    ['Zoë & <b>', 'Zoë &amp; &lt;b&gt;'],
    ['متى يصبح فستاني جاهزا؟', 'متى يصبح فستاني جاهزا؟'],
    ['&amp; 👰🏽‍♀️ "quoted"', '&amp;amp; 👰🏽‍♀️ &quot;quoted&quot;'],
  ] as const)
    it(`and the message keep other scripts and are escaped once: ${typed}`, async () => {
      const message = { name: typed, subject: typed, email: '', phone: '', message: typed };
      const job = { kind: 'contact-message' as const, to: config.mail.to, message };
      const { subject, text, html } = await render(job);
      assert.equal(subject, `Contact: ${typed}`);
      assert.equal(text.split(typed).length - 1, 3);
      assert.ok(html.split(inHtml).length - 1 >= 3);
      assert.equal(html.split(typed).length, inHtml === typed ? html.split(inHtml).length : 1);
    });

  it('contains no web or e-mail address', async () => {
    for (const subject of [
      'See evil.example now',
      'evil\uFE0F.com',
      'evil\u034F.com/pay',
      'evi\u0301.com',
    ]) {
      assert.equal(await renderSubject(subject), 'Contact: a message');
    }
    assert.equal(await renderSubject(''), 'Contact: a message');
  });
});
