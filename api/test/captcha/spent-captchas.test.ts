import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { spendCaptcha } from '../../src/captcha/captcha-check.ts';
import { deleteExpiredRows } from '../../src/retention/delete-expired-rows.ts';
import { createTestDatabase } from '../support/test-database.ts';

const { db, close } = await createTestDatabase();
after(close);

const HOUR = 3_600_000;
const toPastDate = (time: number) => new Date(Date.now() - time);

describe('a used captcha solution', () => {
  it('is stored well beyond its expiry, because clocks differ', async () => {
    assert.equal(await spendCaptcha(db, 'late', toPastDate(HOUR)), true);
    await deleteExpiredRows(db);
    assert.equal(await spendCaptcha(db, 'late', toPastDate(HOUR)), false);
  });

  it('is deleted in the end', async () => {
    assert.equal(await spendCaptcha(db, 'old', toPastDate(25 * HOUR)), true);
    await deleteExpiredRows(db);
    assert.equal(await spendCaptcha(db, 'old', toPastDate(25 * HOUR)), true);
  });
});
