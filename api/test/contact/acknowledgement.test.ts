import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { readCaptchaKey } from 'server/captcha-key';
import { contactMessages } from '../../src/contact/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createMailTransport } from '../../src/mail/sending/transport.ts';
import { rateLimits } from '../../src/rate-limit/tables.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp({ RATE_LIMIT_SCALE: '1', PUBLIC_URL: 'https://shop.example.com' });
const { app, config, db } = shop;
const key = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);

const typed = {
  password: '07700 900123',
  message: 'Claim your prize at https://evil.example',
  name: 'Evil',
  subject: 'Your evil account',
};

async function send(email: string, remoteAddress = '192.0.2.1') {
  const response = await app.inject({
    method: 'POST',
    url: '/users/contactus',
    remoteAddress,
    payload: { ...typed, email, captcha: await solveCaptcha(key) },
  });
  assert.deepEqual([response.statusCode, response.json()], [200, { status: true }]);
}

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

describe('a contact message', () => {
  it('is acknowledged to its sender, with the time until an answer', async () => {
    await send('ann@example.com');
    const [mail, ...more] = await sendAndReadMails(shop, 'ann@example.com');
    assert.deepEqual(more, []);
    assert.equal(mail?.subject, `We have your message – ${config.shop.brand}`);
    for (const part of [mail?.text, mail?.html]) assert.match(part ?? '', /within one working day/);
  });

  it('is not quoted in the acknowledgement, because anybody can type the address', async () => {
    await send('ann@example.com');
    const [mail] = await sendAndReadMails(shop, 'ann@example.com');
    assert.equal(mail?.replyTo, undefined);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      assert.doesNotMatch(part ?? '', /evil|prize|07700/i);
    }
  });

  it('is not acknowledged without a valid address', async () => {
    for (const email of ['', 'nobody', 'a@b@example.com', 'a@example.com, b@example.com']) {
      await send(email);
    }
    const queued = (await db.select().from(mails)).map(({ job }) => job.kind);
    assert.deepEqual([...new Set(queued)], ['contact-message']);
  });

  it('marks the acknowledgement as automatic, so that mail programs do not reply', async () => {
    await send('eve@example.com');
    const [email] = await sendAndReadMails(shop, 'eve@example.com');
    assert.ok(email);
    await createMailTransport(config).send(email, 1, new AbortController().signal);
    const eml = await readFile(join(config.dataDir, 'outbox', '00000001.eml'), 'utf8');
    assert.match(eml, /^Auto-Submitted: auto-replied\r$/m);
    assert.match(eml, /^To: eve@example\.com\r$/m);
  });
});

describe('the acknowledgements of contact messages are limited', () => {
  it('to two a day per mailbox, for any spelling and sender', async () => {
    const spellings = [
      'bob@example.com',
      'BOB@example.com',
      'bob+1@example.com',
      'bob+2@example.com',
    ];
    let sent = 0;
    for (const [at, email] of spellings.entries()) {
      await send(email, `192.0.2.${at + 1}`);
      sent += (await sendAndReadMails(shop, email)).length;
    }
    assert.equal(sent, 2);
  });

  it('per network address of the sender, and every message is stored all the same', async () => {
    const before = await db.$count(contactMessages);
    let sent = 0;
    for (let at = 0; at < 24; at += 1) {
      await send(`visitor${at}@example.com`, '192.0.2.9');
      sent += (await sendAndReadMails(shop, `visitor${at}@example.com`)).length;
    }
    assert.equal(sent, 20);
    assert.equal(await db.$count(contactMessages), before + 24);
    await send('carol@example.com', '198.51.100.1');
    assert.equal((await sendAndReadMails(shop, 'carol@example.com')).length, 1);
  });

  it('for concurrent messages, too', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((at) => send('dan@example.com', `192.0.2.${at}`)));
    assert.equal((await sendAndReadMails(shop, 'dan@example.com')).length, 2);
  });
});
