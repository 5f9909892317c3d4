import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../src/staff/audit/write-audit.ts';
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

  it('names a part of the catalogue by its kind', async () => {
    const subject = { kind: 'subservices', id: '2' };
    await writeAudit(db, owner, { action: 'catalogue.changed', subject });
    const { data } = await search({ size: 1 });
    assert.equal(data[0].subjectname, 'Sub-service 2');
  });
});
