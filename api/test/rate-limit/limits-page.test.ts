import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limitsPage } from '../support/limits-page.ts';
import { readPageRows } from '../support/page-table.ts';

describe('the page of the limits', () => {
  it('shows the limits that are enforced', async () => {
    const hint = "Run 'npm run pages -w api' and commit docs/limits.md.";
    assert.deepEqual(await readPageRows(limitsPage), limitsPage.rows(), hint);
  });
});
