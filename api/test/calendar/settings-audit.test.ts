import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createPerson } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

it('a change of the calendar is in the audit log with the values before and after', async () => {
  const { app, db } = await createTestApp();
  const owner = await createPerson(db, 'staff');
  const rules = { trade: 'move', leaddays: 3, horizondays: 60, workingdays: [1, 2], afternoon: 1 };
  for (const morning of [4, 5]) {
    const payload = { ...rules, morning };
    const request = { method: 'POST', url: '/staff/calendar/rules', payload } as const;
    assert.equal((await app.inject({ ...request, headers: owner.headers })).statusCode, 200);
  }
  const response = await app.inject({
    method: 'POST',
    url: '/staff/audit/search',
    headers: owner.headers,
    payload: { action: 'calendar.rulesChanged' },
  });
  const [entry] = response.json().data;
  assert.equal(entry.person, owner.email);
  assert.deepEqual([entry.before, entry.after], [{ morning: 4 }, { morning: 5 }]);
});
