import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../src/audit/records/write-audit.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { CatalogueDesk } from '../support/catalogue-desk.ts';
import { createColleague } from '../support/colleagues.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { db } = shop;
const owner = await createColleague(shop, 'owner', 'owner@example.com');
const clerk = await createColleague(shop, 'staff', 'clerk_1@example.com');

for (const [user, orderno, at] of [
  [owner, 'SLR10001', '2026-03-28T23:30:00Z'],
  [clerk, 'SLR10002', '2026-03-29T22:30:00Z'],
  [clerk, 'SLR10001', '2026-03-29T23:30:00Z'],
] as const) {
  await writeAudit(db, user, {
    action: `order.${user === owner ? 'cancelled' : 'addressChanged'}`,
    subject: { kind: 'order', id: orderno },
    before: { city: 'Leeds' },
    after: { city: 'London' },
    reason: 'Typing error',
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local shop.retention = 'on'`);
    await tx.execute(
      sql`update staff_audit set at = ${at}::timestamptz where id = (select max(id) from staff_audit)`,
    );
  });
}

const search = async (body: object) => (await owner.post('/staff/audit/search', body)).json();

const searchEntries = async (body: object) =>
  (await search(body)).data.map(
    (row: { person: string; subjectid: string }) => `${row.person} ${row.subjectid}`,
  );

describe('the audit log', () => {
  it('is searched by person, action, subject and London day', async () => {
    const [a, b, c] = [
      'clerk_1@example.com SLR10001',
      'clerk_1@example.com SLR10002',
      'owner@example.com SLR10001',
    ];
    assert.deepEqual(await searchEntries({}), [a, b, c]);
    assert.deepEqual(await searchEntries({ person: 'CLERK_1' }), [a, b]);
    assert.deepEqual(await searchEntries({ person: '%' }), []);
    assert.deepEqual(await searchEntries({ action: 'order.cancelled' }), [c]);
    assert.deepEqual(await searchEntries({ subjectkind: 'order', subjectid: 'slr10001' }), [a, c]);
    assert.deepEqual(await searchEntries({ from: '2026-03-29', to: '2026-03-29' }), [b]);
    assert.deepEqual(await searchEntries({ from: '', to: '2026-03-28' }), [c]);
  });

  it('has pages by key', async () => {
    const first = await search({ size: 2 });
    assert.equal(first.data.length, 2);
    const second = await search({ size: 2, after: first.next });
    assert.deepEqual([second.data.length, second.next], [1, null]);
    const { before, after, reason } = second.data[0];
    assert.deepEqual(
      [before, after, reason],
      [{ city: 'Leeds' }, { city: 'London' }, 'Typing error'],
    );
  });

  it('lists the actions that occur', async () => {
    const { data } = (await owner.get('/staff/audit/actions')).json();
    assert.deepEqual(data, ['order.addressChanged', 'order.cancelled']);
  });

  it('refuses days that do not exist', async () => {
    for (const from of ['2026-02-30', 'yesterday']) {
      const response = await owner.post('/staff/audit/search', { from });
      assert.deepEqual([response.statusCode, response.json().field], [400, 'from']);
    }
  });

  it('cannot be changed or emptied in the database', async () => {
    for (const statement of [
      sql`update staff_audit set reason = ''`,
      sql`delete from staff_audit`,
      sql`truncate staff_audit`,
    ])
      await assert.rejects(
        db.transaction((tx) => tx.execute(statement)),
        (error: Error) => /append-only/.test(String(error.cause)),
      );
    assert.equal((await search({})).data.length, 3);
  });

  it('names what an entry is about and what its values refer to', async () => {
    const desk = new CatalogueDesk(owner);
    const draft = await desk.begin('Spring prices');
    await desk.post('products/visibility', { draft, ids: [35], visibility: 'hidden' });
    const { name } = (await desk.entity('products', 35)).values;
    const [hidden] = (await search({ size: 1 })).data;
    assert.equal(hidden.subjectname, 'Draft ‘Spring prices’');
    assert.deepEqual(hidden.after, { kind: 'Products', ids: [name], visibility: 'hidden' });

    const { id } = await desk.add(draft, 'faq-topics', { title: 'Moving abroad' });
    await desk.add(draft, 'faq', { topicid: id, question: 'Do you ship?', answer: 'Yes.' });
    const [question, topic] = (await search({ size: 2 })).data;
    assert.equal(topic.subjectname, 'Topic ‘Moving abroad’');
    assert.deepEqual(
      [question.after.topicid, question.after.draft],
      ['Moving abroad', 'Spring prices'],
    );

    await desk.publish(draft);
    const [published] = (await search({ size: 1 })).data;
    assert.equal(published.after.publication, 'Spring prices');
  });

  it('names messages, mails, views and invitations', async () => {
    const message = { name: 'Vera Visitor', subject: '', email: 'vera@example.com', phone: '' };
    const [stored] = await db
      .insert(contactMessages)
      .values({ ...message, message: 'Hello' })
      .returning();
    const readNewestName = async () => (await search({ size: 1 })).data[0].subjectname;
    await owner.post(`/staff/messages/${stored?.id}/state`, { version: 1, state: 'closed' });
    assert.equal(await readNewestName(), 'Message from Vera Visitor');

    const reply = { key: 'reply-to-vera', version: 2, text: 'Hello Vera', close: false };
    await owner.post(`/staff/messages/${stored?.id}/reply`, reply);
    assert.ok(!('reply' in (await search({ size: 1 })).data[0].after));

    const view = { name: 'To pack', query: 'state=booked', shared: false };
    await owner.post('/staff/views', view);
    assert.equal(await readNewestName(), 'View ‘To pack’');
    await owner.post('/staff/people/invitations', { email: 'new@example.com', role: 'staff' });
    assert.equal(await readNewestName(), 'Invitation of new@example.com');
  });

  it('keeps the number of a subject that is gone', async () => {
    for (const [kind, name] of [
      ['subservices', 'Sub-service 999'],
      ['draft', 'Draft 999'],
      ['message', 'Message 999'],
    ] as const) {
      await writeAudit(db, owner, { action: `${kind}.changed`, subject: { kind, id: 999 } });
      assert.equal((await search({ size: 1 })).data[0].subjectname, name);
    }
  });
});
