import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { storeMessage } from '../../src/contact/messages.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { createPerson } from '../support/people.ts';
import { sendPost } from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { app, config, db } = shop;
const ann = await createPerson(db, 'staff', 'colleague-ann@example.com', 'staff');
const bob = await createPerson(db, 'staff', 'colleague-bob@example.com', 'manager');

/** Stores a message in the same way as the contact form. Returns the message's id. */
async function receiveMessage(changes: Partial<typeof contactMessages.$inferInsert> = {}) {
  const message = {
    name: 'Vera Visitor',
    subject: 'A veil',
    email: 'vera@example.com',
    phone: '07700 900123',
    message: 'Can you clean a veil?\nIt is silk.',
    ...changes,
  };
  const captcha = { spend: async () => undefined };
  await storeMessage(db, config, captcha as never, message, { ip: '192.0.2.1', site: 'https://x' });
  const ids = (await db.select({ id: contactMessages.id }).from(contactMessages)).map(
    ({ id }) => id,
  );
  return Math.max(...ids);
}

describe('changes of a message', () => {
  it('are recorded without personal data, and refused with a stale version', async () => {
    const id = await receiveMessage();
    const set = (version: number, state: string) =>
      sendPost(app, ann, `/staff/messages/${id}/state`, { version, state });
    assert.equal((await set(1, 'closed')).json().data.state, 'closed');
    const refused = await set(1, 'answered');
    assert.deepEqual([refused.statusCode, refused.json().current.state], [409, 'closed']);
    const assigned = await sendPost(app, ann, `/staff/messages/${id}/assignee`, {
      version: 2,
      assignee: bob.id,
    });
    assert.equal(assigned.json().data.assignee.name, bob.email);
    const entries = await db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, String(id)));
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      [
        ['message.stateChanged', { state: 'open' }, { state: 'closed' }],
        ['message.assigned', { assignee: null }, { assignee: bob.id }],
      ],
    );
  });
});
