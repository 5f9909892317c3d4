import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { MAX_DRAFTS } from 'contract/compose/drafts';
import { eq, sql } from 'drizzle-orm';
import { composerDrafts } from '../../src/compose/records/tables.ts';
import { deleteExpiredRows } from '../../src/retention/delete-expired-rows.ts';
import { createComposingShop } from '../support/composing.ts';
import { createPerson } from '../support/people.ts';
import { sendGet, sendPost } from '../support/shopping.ts';

const { app, db, clerk, manager, owner } = await createComposingShop();

const save = (key: string, body: object, version: number, who = clerk) =>
  sendPost(app, who, `/staff/drafts/${key}`, { kind: 'order', body, version });

const discard = (key: string, who = clerk) =>
  sendPost(app, who, `/staff/drafts/${key}/discard`, {});

const list = async (who = clerk) => (await sendGet(app, who, '/staff/drafts')).json().data;

/** Saves a new draft, and fails the test if it is refused. */
async function saveNew(body: object, who = clerk): Promise<string> {
  const key = randomUUID();
  const response = await save(key, body, 0, who);
  assert.equal(response.statusCode, 200, response.body);
  return key;
}

describe('a draft of staff', () => {
  it('is read as it was typed, whatever was typed', async () => {
    const typed = { note: 'Zoë\n\t“quoted” 🧳', lines: [{ price: '12.5x' }], '': null };
    const key = await saveNew(typed);
    const [draft] = await list();
    assert.deepEqual(
      [draft.key, draft.kind, draft.subject, draft.version, draft.body],
      [key, 'order', '', 1, typed],
    );
  });

  it('is saved again under its version, and listed latest first', async () => {
    const [first, second] = [await saveNew({ text: 'a' }), await saveNew({ text: 'b' })];
    assert.equal((await save(first, { text: 'c' }, 1)).json().data.version, 2);
    assert.deepEqual(
      (await list()).slice(0, 2).map(({ key }: { key: string }) => key),
      [first, second],
    );
  });

  it('is not overwritten if it was saved elsewhere meanwhile', async () => {
    const key = await saveNew({ text: 'first' });
    await save(key, { text: 'on the other screen' }, 1);
    const response = await save(key, { text: 'here' }, 1);
    assert.equal(response.statusCode, 409, response.body);
    const { code, current } = response.json();
    assert.deepEqual(
      [code, current.version, current.body],
      ['changed_meanwhile', 2, { text: 'on the other screen' }],
    );
    assert.equal((await save(key, { text: 'here' }, 2)).statusCode, 200);
  });

  it('is saved once if the request is repeated', async () => {
    const key = randomUUID();
    const responses = await Promise.all([save(key, { a: 1 }, 0), save(key, { a: 1 }, 0)]);
    assert.deepEqual(
      responses.map((response) => response.json().data.version),
      [1, 1],
    );
  });

  it('is of its author alone', async () => {
    const key = await saveNew({ text: 'mine' });
    assert.equal((await save(key, { text: 'theirs' }, 1, manager)).statusCode, 404);
    assert.equal((await discard(key, manager)).statusCode, 404);
    assert.deepEqual(await list(manager), []);
    assert.equal((await list())[0].body.text, 'mine');
  });

  it('is gone after it was discarded, also for the page that would save it', async () => {
    const key = await saveNew({ text: 'gone' });
    assert.equal((await discard(key)).statusCode, 200);
    assert.equal((await discard(key)).statusCode, 404);
    const response = await save(key, { text: 'still here' }, 1);
    assert.equal(response.statusCode, 404);
    assert.match(response.json().error, /discarded or finished elsewhere/);
  });

  it('is one of at most 50', async () => {
    const colleague = await createPerson(db, 'staff', 'busy@example.com', 'staff');
    for (let saved = 0; saved < MAX_DRAFTS; saved += 1) await saveNew({ saved }, colleague);
    const response = await save(randomUUID(), {}, 0, colleague);
    assert.equal(response.statusCode, 409, response.body);
    assert.match(response.json().error, /50 drafts already/);
    const [{ key }] = await list(colleague);
    assert.equal((await save(key, { saved: 'again' }, 1, colleague)).statusCode, 200);
  });

  it('has at most 100 kB', async () => {
    const response = await save(randomUUID(), { text: 'é'.repeat(50_000) }, 0);
    assert.equal(response.statusCode, 400, response.body);
    assert.match(response.json().error, /too long/);
    assert.equal((await save(randomUUID(), { text: 'e'.repeat(99_000) }, 0)).statusCode, 200);
  });

  it('is removed 30 days after it was saved last', async () => {
    const [old, fresh] = [await saveNew({ age: 'old' }, owner), await saveNew({}, owner)];
    await db
      .update(composerDrafts)
      .set({ updatedAt: sql`now() - interval '31 days'` })
      .where(eq(composerDrafts.key, old));
    await deleteExpiredRows(db);
    assert.deepEqual(
      (await list(owner)).map(({ key }: { key: string }) => key),
      [fresh],
    );
  });

  it('is erased with the person whose e-mail it holds', async () => {
    const person = await createPerson(db, 'customer', 'erased@example.com');
    await saveNew({ contact: { email: 'Erased@Example.com' } }, manager);
    await saveNew({ contact: { email: 'stays@example.com' } }, manager);
    const response = await sendPost(app, owner, `/staff/customers/account/${person.id}/erase`, {
      email: person.email,
    });
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(
      (await list(manager)).map(({ body }: { body: { contact: object } }) => body.contact),
      [{ email: 'stays@example.com' }],
    );
  });
});
