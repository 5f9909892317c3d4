import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPageRows } from '../support/page-table.ts';
import { staffPage } from '../support/staff-page.ts';

describe('the page about staff', () => {
  it('shows the permissions that are enforced', async () => {
    const hint = "Run 'npm run pages -w api' and commit docs/operate/staff.md.";
    assert.deepEqual(await readPageRows(staffPage), staffPage.rows(), hint);
  });
});
