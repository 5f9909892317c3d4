import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limitRows, shownRows } from '../support/limits-page.ts';

describe('the page of the limits', () => {
  it('shows the limits that are enforced', async () => {
    const hint = "Run 'npm run limits -w api' and commit docs/limits.md.";
    assert.deepEqual(await shownRows(), limitRows(), hint);
  });
});
