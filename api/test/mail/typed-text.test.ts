import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { letters } from '../../src/letters.ts';
import type { MailJob } from '../../src/mail/mail-job.ts';
import { renderMail } from '../../src/mail/render-mail.ts';
import { person } from '../support/people.ts';
import { line, order, placed, post } from '../support/shopping.ts';
import { testApp } from '../support/test-app.ts';

const { app, db, config } = await testApp();

const plain = {
  ...{ name: 'Robin', lastname: 'Example', mobile: '07700 900123' },
  ...{ address: 'Flat 3/2\n1 Example Street', city: 'London', postalcode: 'SW1A 1AA' },
};

/** Places an order with these details; its id. */
async function orderWith(details: Partial<typeof plain>): Promise<number> {
  const shopper = await person(db);
  await post(app, shopper, '/users/addcustomers', { ...plain, ...details });
  return (await placed(app, shopper, order(shopper, 12, line(34)))).orderid;
}

const render = (job: MailJob) => renderMail(letters, { config, db }, job);

const leftOut = /not repeated in e-mails/;

describe('a mail to whoever has the e-mail address', () => {
  for (const name of ['Robin', 'Zoë Ann', "D'Arcy-O’Neill", 'J.R.', 'Łukasz', '山田']) {
    it(`greets by a name: ${name}`, async () => {
      const orderid = await orderWith({ name });
      for (const kind of ['order-confirmation', 'refund-due'] as const) {
        assert.ok((await render({ kind, orderid })).text.includes(`Dear ${name},`));
      }
    });
  }

  for (const name of [
    '',
    'Claim your prize at evil.example',
    'www evil example',
    'https://evil.example/x',
    'someone@evil.example',
    'Call 0900 123456',
    'Robin\r\nBcc: all@example.com',
    'Robin\nExample',
    '<img src=x onerror=alert(1)>',
    'Robin\u202e',
    'A'.repeat(41),
  ]) {
    it(`greets neutrally, and repeats nothing, for what is no name: ${JSON.stringify(name)}`, async () => {
      const orderid = await orderWith({ name });
      for (const kind of ['order-confirmation', 'refund-due'] as const) {
        const { text, html, subject } = await render({ kind, orderid });
        assert.ok(text.includes('Hello,') && html.includes('Hello,'));
        for (const part of [text, html, subject]) {
          assert.ok(!/evil|0900|Bcc|onerror|AAAA/.test(part), part);
        }
        assert.ok(!/[\r\n]/.test(subject));
      }
    });
  }

  it('repeats the details, and says nothing of leaving out, where they are details', async () => {
    const { text, html } = await render({
      kind: 'order-confirmation',
      orderid: await orderWith({}),
    });
    const lines =
      'Robin Example\nFlat 3/2\n1 Example Street\nLondon\nSW1A 1AA\nMobile: 07700 900123';
    assert.ok(text.includes(lines));
    assert.doesNotMatch(text, leftOut);
    assert.ok(html.includes(lines.replaceAll('\n', '<br>')));
  });

  it('leaves out what is none, says so, and gives the firm all of it as text', async () => {
    const orderid = await orderWith({
      lastname: 'of evil.example',
      address: '<b>1</b> Example Street\nSee http://evil.example\n3\n4\n5 is one too many',
      city: 'x'.repeat(81),
      postalcode: '1.2.3.44',
      mobile: 'someone@evil.example',
    });
    const { text, html } = await render({ kind: 'order-confirmation', orderid });
    assert.match(text, /YOUR DETAILS\nRobin\n3\n4\nSome of what you typed is not repeated/);
    for (const part of [text, html]) {
      assert.match(part, leftOut);
      assert.ok(!/evil|xxxx|1\.2\.3|too many/.test(part));
    }
    const copy = await render({ kind: 'order-copy', orderid });
    assert.ok(copy.text.includes('See http://evil.example\n3\n4\n5 is one too many\n'));
    assert.ok(copy.html.includes('&lt;b&gt;1&lt;/b&gt; Example Street<br>See http'));
    assert.ok(!copy.html.includes('<b>1'));
  });
});

describe('the subject of a message to the firm', () => {
  const subjectFor = async (subject: string) => {
    const message = { name: '', subject, email: '', phone: '', message: '' };
    return (await render({ kind: 'contact-message', to: config.mail.to, message })).subject;
  };

  it('is what the visitor typed, on one line, and short', async () => {
    assert.equal(
      await subjectFor(' When is my\r\ndress ready? '),
      'Contact: When is my dress ready?',
    );
    assert.equal((await subjectFor('é'.repeat(300))).length, 'Contact: '.length + 120);
  });

  it('holds no web or e-mail address', async () => {
    assert.equal(await subjectFor('See evil.example now'), 'Contact: a message');
    assert.equal(await subjectFor(''), 'Contact: a message');
  });
});
