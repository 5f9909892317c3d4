import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { createPerson } from '../../support/people.ts';
import { sendGet, sendPost } from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp();
const [ann, ben] = [await createPerson(db, 'staff'), await createPerson(db, 'staff')];

interface View {
  id: number;
  name: string;
  query: string;
  own: boolean;
}

const list = async (who = ann) =>
  (await sendGet(app, who, '/staff/views')).json<{ data: View[] }>().data;
const save = (name: string, more: object = {}, who = ann) =>
  sendPost(app, who, '/staff/views', {
    name,
    query: 'state=open&kind=care',
    shared: false,
    ...more,
  });

describe('saved views', () => {
  it('are seen by their owner, and by colleagues if they are shared', async () => {
    assert.equal((await save('Dresses', { shared: true })).statusCode, 200);
    assert.equal((await save('Mine')).statusCode, 200);
    assert.deepEqual(
      (await list()).map(({ name, query, own }) => [name, query, own]),
      [
        ['Dresses', 'state=open&kind=care', true],
        ['Mine', 'state=open&kind=care', true],
      ],
    );
    assert.deepEqual(
      (await list(ben)).map(({ name, own }) => [name, own]),
      [['Dresses', false]],
    );
  });

  it('refuse a search, foreign parameters and a taken name, with the field', async () => {
    for (const query of ['search=smith', 'state=%3Cscript%3E', 'after=x']) {
      assert.equal((await save('Bad', { query })).json().field, 'query');
    }
    assert.equal((await save('mine')).json().field, 'name');
    assert.equal((await save(' ')).json().field, 'name');
    assert.equal((await save('Mine', {}, ben)).statusCode, 200);
  });

  it('are renamed and deleted by their owner only, and each change is in the audit log', async () => {
    const id = (await list()).find(({ name }) => name === 'Dresses')?.id ?? 0;
    const rename = (who = ann) =>
      sendPost(app, who, `/staff/views/${id}`, { name: 'Gowns', shared: false });
    const remove = (who = ann) => sendPost(app, who, `/staff/views/${id}/delete`, {});
    assert.equal((await rename(ben)).statusCode, 404);
    assert.equal((await remove(ben)).statusCode, 404);
    assert.equal((await rename()).statusCode, 200);
    assert.deepEqual(
      (await list(ben)).map(({ name }) => name),
      ['Mine'],
    );
    assert.equal((await remove()).statusCode, 200);
    assert.equal((await remove()).statusCode, 404);
    const entries = await db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, String(id)));
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['view.saved', 'view.changed', 'view.deleted'],
    );
  });
});
