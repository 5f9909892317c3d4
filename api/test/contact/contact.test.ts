import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCaptchaKey } from 'server/captcha-key';
import { contactMessages } from '../../src/contact/tables.ts';
import { mails } from '../../src/mail/tables.ts';
import { person } from '../support/people.ts';
import { solvedCaptcha } from '../support/solved-captcha.ts';
import { testApp } from '../support/test-app.ts';

const { app, config, db } = await testApp();
const key = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);

const letter = {
  email: 'ann@example.com',
  password: '07700 900123',
  message: 'Two dresses,\none veil.',
  name: 'Ann',
  subject: 'A question',
};

const send = (payload: object) => app.inject({ method: 'POST', url: '/users/contactus', payload });
const mailsToFirm = async () =>
  (await db.select().from(mails).orderBy(mails.id))
    .map(({ job }) => job)
    .filter(({ kind }) => kind === 'contact-message');
const listMessages = () => db.select().from(contactMessages).orderBy(contactMessages.id);

describe('the contact form', () => {
  it('stores the message, its phone as a phone, and queues an email to the firm', async () => {
    const answer = await send({ ...letter, captcha: await solvedCaptcha(key) });
    assert.deepEqual([answer.statusCode, answer.json()], [200, { status: true }]);
    const kept = (await listMessages()).at(-1);
    assert.equal(kept?.phone, '07700 900123');
    assert.equal(kept?.message, letter.message);
    assert.equal((await mailsToFirm()).at(-1)?.to, config.mail.to);
  });

  it('stores empty texts unchanged', async () => {
    const empty = { email: '', password: '', message: '', name: '', subject: '' };
    const answer = await send({ ...empty, captcha: await solvedCaptcha(key) });
    assert.equal(answer.statusCode, 200);
  });

  it('accepts a captcha solution once, even for two concurrent requests', async () => {
    const captcha = await solvedCaptcha(key);
    const before = (await listMessages()).length;
    const mailed = (await mailsToFirm()).length;
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...letter, captcha })));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400, 400]);
    assert.equal((await listMessages()).length, before + 1);
    assert.equal((await mailsToFirm()).length, mailed + 1);
  });

  it('refuses a missing, foreign, expired or invalid solution with a sentence', async () => {
    const before = (await listMessages()).length;
    const refused = [
      undefined,
      '',
      'nonsense',
      Buffer.from('{"challenge":{}}').toString('base64'),
      Buffer.from('[null]').toString('base64'),
      await solvedCaptcha('another key entirely'),
      await solvedCaptcha(key, new Date(Date.now() - 2000)),
      await createTamperedCaptcha(),
    ];
    for (const captcha of refused) {
      const answer = await send({ ...letter, captcha });
      assert.equal(answer.statusCode, 400);
      assert.match(answer.json().error, /captcha/);
    }
    assert.equal((await listMessages()).length, before);
  });
});

describe('the messages', () => {
  it('cannot be read by other users', async () => {
    assert.equal((await app.inject('/staff/messages')).statusCode, 401);
    for (const role of ['customer', 'guest'] as const) {
      const { headers } = await person(db, role);
      const answer = await app.inject({ url: '/staff/messages', headers });
      assert.equal(answer.statusCode, 403);
    }
  });
});

async function createTamperedCaptcha(): Promise<string> {
  const payload = JSON.parse(Buffer.from(await solvedCaptcha(key), 'base64').toString());
  payload.challenge.parameters.cost = 1;
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
