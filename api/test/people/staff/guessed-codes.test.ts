import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { rateLimits } from '../../../src/rate-limit/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import {
  computeAppCode,
  createColleague,
  forgetStep,
  logIn,
  createUnusedIp,
  sendCode,
  turnOnFactor,
} from '../../support/colleagues.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp({ RATE_LIMIT_SCALE: '1' }, cheapPasswords);
const { db } = shop;
const home = '192.0.2.1';

/** Simulates waiting. Ends the windows of all limits that end within these minutes. */
const waitMinutes = (minutes: number) =>
  db
    .update(rateLimits)
    .set({ resetsAt: sql`${rateLimits.resetsAt} - make_interval(mins => ${minutes})` });

/**
 * Tries codes from many IP addresses, as somebody who knows the password. Returns the status codes.
 */
async function guess(email: string, correctCode: string, tries: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < tries) {
    const address = createUnusedIp();
    const { challenge } = (await logIn(shop, email, address)).json();
    for (let at = 0; at < 5; at += 1) {
      const code = String(100_000 + statuses.length);
      if (code === correctCode) continue;
      statuses.push((await sendCode(shop, challenge, code, address)).statusCode);
    }
  }
  return statuses;
}

describe('a thousand guessed codes by somebody who knows the password', () => {
  it('never succeed, and keep the owner out of no network for longer than minutes', async () => {
    const owner = await createColleague(shop, 'owner', 'guessed@example.com');
    const { secret, recoveryCodes } = await turnOnFactor(shop, owner);
    const { challenge } = (await logIn(shop, owner.email, home)).json();
    assert.equal((await sendCode(shop, challenge, computeAppCode(secret), home)).statusCode, 200);
    await forgetStep(shop, owner.id);

    const statuses = await guess(owner.email, computeAppCode(secret), 1000);
    assert.ok(statuses.length >= 1000);
    assert.deepEqual([...new Set(statuses)].sort(), [400, 429]);
    assert.equal(statuses.filter((status) => status === 400).length, 20);

    const signIn = async (address: string, code: string) => {
      const response = (await logIn(shop, owner.email, address)).json();
      return (await sendCode(shop, response.challenge, code, address)).statusCode;
    };
    assert.equal(await signIn(home, computeAppCode(secret)), 200);
    await forgetStep(shop, owner.id);
    const elsewhere = '203.0.113.9';
    assert.equal(await signIn(elsewhere, computeAppCode(secret)), 429);
    assert.equal(await signIn(createUnusedIp(), String(recoveryCodes[0])), 200);
    await waitMinutes(5);
    assert.equal(await signIn(elsewhere, computeAppCode(secret)), 200);
  });

  it('fill the audit log with no more than the hourly limit', async () => {
    const rows = await db.select().from(staffAudit);
    const refusals = rows.filter(({ action }) => action.endsWith('.refused'));
    assert.ok(refusals.length > 0 && refusals.length <= 60);
  });
});

describe('ten wrong codes of a phone with a wrong clock', () => {
  it('leave the owner the recovery codes', async () => {
    const owner = await createColleague(shop, 'owner', 'wrong-clock@example.com');
    const { recoveryCodes } = await turnOnFactor(shop, owner);
    const address = createUnusedIp();
    const signIn = async (code: string) => {
      const { challenge } = (await logIn(shop, owner.email, address)).json();
      return (await sendCode(shop, challenge, code, address)).statusCode;
    };
    for (let tries = 0; tries < 10; tries += 1) assert.equal(await signIn('000000'), 400);
    assert.equal(await signIn('000000'), 429);
    assert.equal(await signIn(String(recoveryCodes[0])), 200);
  });
});
