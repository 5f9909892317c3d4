import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { users } from '../../src/people/records/tables.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();

const json = { 'content-type': 'application/json' };
const signUp = { name: '', mobile: '', username: 'ann@example.com', password: 'a long password' };

const post = (payload: string | object, headers: InjectOptions['headers'] = json) =>
  app.inject({ method: 'POST', url: '/admin/usersignup', payload, headers });

const nested = `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)},"password":"x"}`;

const cases: [what: string, status: number, request: () => ReturnType<typeof post>][] = [
  ['broken JSON', 400, () => post('{"name":')],
  ['no body', 400, () => post('')],
  ['JSON that is no object', 400, () => post('[]')],
  ['null', 400, () => post('null')],
  ['a missing field', 400, () => post({ username: 'ann@example.com' })],
  ['a wrong type', 400, () => post({ ...signUp, password: { $ne: '' } })],
  ['a list in place of text', 400, () => post({ ...signUp, username: ['a', 'b'] })],
  ['a text beyond its limit', 400, () => post({ ...signUp, password: 'x'.repeat(1025) })],
  ['a poisoned prototype', 400, () => post('{"__proto__":{"role":"staff"}}')],
  ['lists in lists without end', 400, () => post(nested)],
  ['another content type', 415, () => post('name=ann', { 'content-type': 'text/plain' })],
  ['a form', 415, () => post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a body over the limit', 413, () => post({ ...signUp, extra: 'x'.repeat(300 * 1024) })],
  ['an unknown address', 404, () => app.inject('/users/nothing')],
  ['another method', 405, () => app.inject({ method: 'DELETE', url: '/users/getservices' })],
  ['a broken address', 400, () => app.inject('/users/getproductbyslug/%zz')],
  ['a NUL byte in the address', 404, () => app.inject('/users/getproductbyslug/a%00')],
  ['an id that is no number', 400, () => app.inject('/users/getproducts/NaN')],
  ['an id of zero', 400, () => app.inject('/users/getproducts/0')],
  ['a negative id', 400, () => app.inject('/users/getproducts/-1')],
  ['a fractional id', 400, () => app.inject('/users/getproducts/1.5')],
  ['an id beyond what the database holds', 400, () => app.inject('/users/getproducts/2147483648')],
  ['an id beyond any number', 400, () => app.inject(`/users/getproducts/${'9'.repeat(90)}`)],
];

describe('bad input', () => {
  for (const [what, status, request] of cases) {
    it(`gets ${status} and a sentence for ${what}`, async () => {
      const response = await request();
      assert.equal(response.statusCode, status, response.body);
      const { status: _no, error, code, ...named } = response.json();
      assert.equal(typeof code, 'string');
      assert.match(error, /^['A-Z].{5,}[.]$/);
      assert.ok(Object.keys(named).every((key) => key === 'field' || key === 'requestId'));
    });
  }

  it('gets the choices of a field that has some', async () => {
    const { error } = (await app.inject('/images/none.webp?w=7')).json();
    assert.match(error, /^'w' is not one of its choices: (\d+, )+\d+\.$/);
  });

  it('stores nothing', async () => {
    const [kept] = await db.select({ users: count() }).from(users);
    assert.equal(kept?.users, 0);
  });

  it('never exposes internal details of an error', async () => {
    const response = await post({ ...signUp, username: `${'x'.repeat(240)}@example.com` });
    assert.ok(response.statusCode < 500);
    assert.doesNotMatch(response.body, /select|insert|drizzle|stack/i);
  });
});

describe('ids and texts', () => {
  it('can contain characters that no database stores, at any depth', async () => {
    const pasted = { name: 'a\u0000b\u001b', 'na\u0000me': 'x', colour: [{ of: '\ud800' }] };
    const response = await post({ ...signUp, username: 'cat@example.com', ...pasted });
    assert.equal(response.json().status, true);
    const [{ name } = { name: '' }] = await db
      .select()
      .from(users)
      .where(eq(users.email, 'cat@example.com'));
    assert.equal(name, 'a b ');
  });

  it('can be numeric text and numbers', async () => {
    assert.equal((await app.inject('/users/getproducts/3')).statusCode, 200);
    const response = await post({ ...signUp, mobile: 7700900123 });
    assert.equal(response.json().status, true);
  });

  it('can have additional fields at any depth', async () => {
    const colour = `${'{"of":'.repeat(20_000)}"ivory"${'}'.repeat(20_000)}`;
    const body = JSON.stringify({ ...signUp, username: 'ben@example.com' });
    const response = await post(`${body.slice(0, -1)},"colour":${colour}}`);
    assert.equal(response.json().status, true);
  });
});
