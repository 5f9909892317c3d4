import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCaptchaKey } from 'server/captcha-key';
import { contactMessages } from '../../src/contact/tables.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createPerson } from '../support/people.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, config, db } = await createTestApp();
const key = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);

const email = {
  email: 'ann@example.com',
  password: '07700 900123',
  message: 'Two dresses,\none veil.',
  name: 'Ann',
  subject: 'A question',
};

const send = (payload: object) => app.inject({ method: 'POST', url: '/users/contactus', payload });
const listMailsToFirm = async () =>
  (await db.select().from(mails).orderBy(mails.id))
    .map(({ job }) => job)
    .filter(({ kind }) => kind === 'contact-message');
const listMessages = () => db.select().from(contactMessages).orderBy(contactMessages.id);

describe('the contact form', () => {
  it('stores the message, its phone as a phone, and queues an email to the firm', async () => {
    const response = await send({ ...email, captcha: await solveCaptcha(key) });
    assert.deepEqual([response.statusCode, response.json()], [200, { status: true }]);
    const kept = (await listMessages()).at(-1);
    assert.equal(kept?.phone, '07700 900123');
    assert.equal(kept?.message, email.message);
    assert.equal((await listMailsToFirm()).at(-1)?.to, config.mail.to);
  });

  it('stores empty texts unchanged', async () => {
    const empty = { email: '', password: '', message: '', name: '', subject: '' };
    const response = await send({ ...empty, captcha: await solveCaptcha(key) });
    assert.equal(response.statusCode, 200);
  });

  it('accepts a captcha solution once, even for two concurrent requests', async () => {
    const captcha = await solveCaptcha(key);
    const before = (await listMessages()).length;
    const mailed = (await listMailsToFirm()).length;
    const responses = await Promise.all([1, 2, 3].map(() => send({ ...email, captcha })));
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 400, 400]);
    assert.equal((await listMessages()).length, before + 1);
    assert.equal((await listMailsToFirm()).length, mailed + 1);
  });

  it('refuses a missing, foreign, expired or invalid solution with a sentence', async () => {
    const before = (await listMessages()).length;
    const refused = [
      undefined,
      '',
      'nonsense',
      Buffer.from('{"challenge":{}}').toString('base64'),
      Buffer.from('[null]').toString('base64'),
      await solveCaptcha('another key entirely'),
      await solveCaptcha(key, new Date(Date.now() - 2000)),
      await createTamperedCaptcha(),
    ];
    for (const captcha of refused) {
      const response = await send({ ...email, captcha });
      assert.equal(response.statusCode, 400);
      assert.match(response.json().error, /captcha/);
    }
    assert.equal((await listMessages()).length, before);
  });
});

describe('the messages', () => {
  it('cannot be read by other users', async () => {
    assert.equal((await app.inject('/staff/messages')).statusCode, 401);
    for (const role of ['customer', 'guest'] as const) {
      const { headers } = await createPerson(db, role);
      const response = await app.inject({ url: '/staff/messages', headers });
      assert.equal(response.statusCode, 403);
    }
  });
});

async function createTamperedCaptcha(): Promise<string> {
  const payload = JSON.parse(Buffer.from(await solveCaptcha(key), 'base64').toString());
  payload.challenge.parameters.cost = 1;
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
