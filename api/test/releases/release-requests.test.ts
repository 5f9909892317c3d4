import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { staffAudit } from '../../src/audit/records/tables.ts';
import { createColleague } from '../support/colleagues.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();

const readEntries = (key: string) =>
  shop.db
    .select({ action: staffAudit.action, after: staffAudit.after, reason: staffAudit.reason })
    .from(staffAudit)
    .where(eq(staffAudit.subjectId, key));

describe('a change of versions at the desk', () => {
  it('is recorded once with its reason, and its author is named', async () => {
    const manager = await createColleague(shop, 'manager');
    const key = randomUUID();
    const body = {
      key,
      what: 'split',
      versions: ['catalog 1.2.0-3f9c2a1b'],
      share: 0.2,
      reason: 'More\norders?',
    };
    for (let time = 0; time < 2; time += 1) {
      const response = await manager.post('/staff/releases/changes', body);
      assert.deepEqual(response.json(), { status: true, data: { by: 'Pat' } });
    }
    assert.deepEqual(await readEntries(key), [
      {
        action: 'release.splitRequested',
        after: { versions: ['catalog 1.2.0-3f9c2a1b'], share: 0.2 },
        reason: 'More orders?',
      },
    ]);
  });

  it('needs a reason, and a permission that a preview does not need', async () => {
    const [manager, staff] = [
      await createColleague(shop, 'manager'),
      await createColleague(shop, 'staff'),
    ];
    const change = { key: randomUUID(), what: 'promote', versions: [], reason: ' ' };
    assert.equal((await manager.post('/staff/releases/changes', change)).json().field, 'reason');
    const allowed = { ...change, reason: 'Now' };
    assert.equal((await staff.post('/staff/releases/changes', allowed)).statusCode, 403);
    const preview = { key: randomUUID(), versions: ['catalog 1.2.0'], reason: 'A look' };
    assert.equal((await staff.post('/staff/releases/previews', preview)).statusCode, 200);
    const [entry] = await readEntries(preview.key);
    assert.deepEqual([entry?.action, entry?.reason], ['release.previewRequested', 'A look']);
  });
});
