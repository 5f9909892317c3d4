import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { readCaptchaKey } from 'server/captcha-key';
import { users } from '../../src/people/records/tables.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { customers } from '../../src/people/customers/tables.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { createPerson } from '../support/people.ts';
import { listRoutes } from '../support/routes.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { solveCaptcha } from '../support/solved-captcha.ts';
import { createTestApp } from '../support/test-app.ts';
import { readError } from '../support/read-error.ts';

const shop = await createTestApp({}, cheapPasswords);
const { app, config, db } = shop;
const key = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);

const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const details = {
  name: 'Robin',
  lastname: 'Example',
  address: '1 Example Street',
  mobile: '07700900123',
  city: 'London',
  postalcode: 'SW1A 1AA',
};
const save = async (more: object) => {
  const ann = await createPerson(db);
  return sendPost(app, ann, '/users/addcustomers', { ...details, ...more, userid: ann.id });
};
const readNewestDetails = async () =>
  (await db.select().from(customers).orderBy(desc(customers.id)).limit(1))[0];

describe('pasted text', () => {
  it('in a message is stored without invisible characters', async () => {
    const response = await send('/users/contactus', {
      email: '\u202a ann@exam\u200bple.com\u202c ',
      password: '\u202d٠٧٧٠٠ ٩٠٠١٢٣\u202c',
      message: 'One\u000btwo\u2028three\r\nfour\u0000\ud800',
      name: 'Ann\u000bExample',
      subject: 'A\u2029question',
      captcha: await solveCaptcha(key),
      id: 999_999,
      state: 'done',
    });
    assert.equal(response.statusCode, 200, response.body);
    const [stored] = await db
      .select()
      .from(contactMessages)
      .orderBy(desc(contactMessages.id))
      .limit(1);
    assert.partialDeepStrictEqual(stored, {
      email: 'ann@example.com',
      phone: '07700 900123',
      message: 'One\ntwo\nthree\nfour ',
      name: 'Ann Example',
      subject: 'A question',
      // A value for a column that no field of the form sets. The server must ignore it.
      state: 'open',
    });
    assert.notEqual(stored?.id, 999_999);
  });

  it('in an e-mail signs in without invisible characters, in every kind of sign-in', async () => {
    const pasted = '\u202ab\u00adea@exa\u2060mple.com\ufeff';
    const signUp = { name: '', mobile: '', username: pasted, password: 'a long password' };
    assert.equal((await send('/admin/usersignup', signUp)).json().status, true);
    const response = await send('/admin/userlogin', {
      username: pasted,
      password: signUp.password,
    });
    assert.equal(response.json().status, true);
    const guest = await send('/admin/guest', { username: pasted });
    assert.equal(guest.json().status, true);
    const emails = (await db.select().from(users)).map(({ email }) => email);
    assert.deepEqual(
      emails.filter((email) => /b.?ea/.test(email)),
      ['bea@example.com', 'bea@example.com'],
    );
  });

  it('in the shipping details is stored without invisible characters', async () => {
    const response = await save({
      name: 'Ro\u0007bin',
      postalcode: '\u200eSW1A\u200b 1AA\u202c',
      mobile: '\u202a+44 (0)7700 900123\u202c',
    });
    assert.equal(response.statusCode, 200, response.body);
    const { name, postalcode, mobile } = (await readNewestDetails()) ?? {};
    assert.deepEqual([name, postalcode, mobile], ['Ro bin', 'SW1A 1AA', '+447700900123']);
  });
});

describe('refused text', () => {
  it('gets a response with the name of its field and a sentence', async () => {
    const tooLong = await save({ city: 'x'.repeat(201) });
    assert.equal(tooLong.statusCode, 400);
    assert.deepEqual(readError(tooLong), {
      status: false,
      code: 'invalid',
      field: 'city',
      error: 'City is too long: at most 200 characters.',
    });
    const phone = await send('/users/contactus', {
      email: '',
      message: '',
      name: '',
      subject: '',
      password: '0'.repeat(51),
    });
    assert.deepEqual(readError(phone), {
      status: false,
      code: 'invalid',
      field: 'password',
      error: 'Phone is too long: at most 50 characters.',
    });
  });

  it('includes a phone number with an extension, in every call with a mobile', async () => {
    const cat = await createPerson(db);
    const mobile = '07700 900123 ext 4';
    const account = { ...details, mobile };
    for (const response of [
      await save({ mobile }),
      await sendPost(app, cat, '/account/details', { name: '', mobile }),
      await sendPost(app, cat, '/account/addresses', account),
      await send('/admin/usersignup', { username: 'c@example.com', password: '', mobile }),
    ]) {
      assert.equal(response.statusCode, 400, response.body);
      assert.deepEqual([response.json().field, response.json().code], ['mobile', 'invalid']);
      assert.match(response.json().error, /without an extension/);
    }
  });
});

describe('a phone number in two notations', () => {
  it('is saved as one address', async () => {
    const dan = await createPerson(db);
    const ids = [];
    for (const mobile of ['07700 900123', '+44 7700 900123', '0044 (0)7700 900123'])
      ids.push((await sendPost(app, dan, '/account/addresses', { ...details, mobile })).json().id);
    assert.equal(new Set(ids).size, 1);
    const { data } = (await sendGet(app, dan, '/account/addresses')).json();
    assert.deepEqual(data[0].mobile, '07700900123');
  });
});

/**
 * Fields that programs write and nobody types, such as tokens, order numbers, days, choices and the
 * basket's JSON.
 */
const MACHINE = new Set([
  ...['token', 'captcha', 'password', 'newPassword', 'idempotencyKey', 'transactionid', 'orderno'],
  ...['orderid', 'date', 'day', 'second', 'packages', 'ustring', 'eventdate', 'challenge', 'setup'],
  ...[
    'key',
    'known',
    'version',
    'versions',
    'after',
    'query',
    'ordernos',
    'assigned',
    'action',
    'subjectkind',
    'remote',
    'split',
    'number',
    'sessionid',
    'receivedon',
    'id',
    'quoteno',
    'subject',
    'ticket',
    'tickets',
    'signature',
  ],
  ...['from', 'to', 'workfrom', 'workto', 'placedfrom', 'placedto', 'publishat', 'until'],
]);

describe('every text of every call', () => {
  it('is cleaned, unless a program writes it', async () => {
    const typed: string[] = [];
    const uncleaned: string[] = [];
    const collectFields = (name: string, schema: Record<string, unknown>, where: string) => {
      if (schema.type === 'string' && !('enum' in schema) && !('const' in schema)) {
        if ('x-typed' in schema) typed.push(`${where} ${name}`);
        else if (!MACHINE.has(name) && schema.format !== 'date') uncleaned.push(`${where} ${name}`);
      }
      for (const part of [schema.items, ...((schema.anyOf as unknown[]) ?? [])])
        if (part) collectFields(name, part as typeof schema, where);
      for (const [field, part] of Object.entries(schema.properties ?? {}))
        collectFields(field, part as typeof schema, where);
    };
    for (const { url, schema } of await listRoutes(shop))
      collectFields('', { ...schema.body }, url);
    assert.deepEqual(uncleaned, []);
    assert.ok(typed.length >= 30, typed.join(', '));
  });
});
