import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { MailWorker } from '../../src/mail/sending/mail-worker.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createLine, buildOrderBody, placeOrder } from '../support/shopping.ts';

const { app, config, db, shopper } = await createOrderingApp();
const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 239, createLine(70)));

/** The mail server's response contains the shopper's address, which must not reach the log. */
const refusal = Object.assign(new Error(`Can't send mail to ${shopper.email}`), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  response: `550 5.1.1 <${shopper.email}>: no such mailbox`,
});

/** Tries all mails once more after this many attempts. Returns the new lines of the log. */
async function fail(attempts: number) {
  const lines: { level: string; facts: Record<string, unknown>; message: string }[] = [];
  const writeAs = (level: string) => (facts: unknown, message?: unknown) =>
    void lines.push({
      level,
      message: String(message),
      facts: facts as Record<string, unknown>,
    });
  await db.update(mails).set({ attempts, dueAt: new Date(0) });
  const worker = new MailWorker({
    config,
    db,
    emailTemplates,
    transport: { send: () => Promise.reject(refusal), close: () => undefined },
    log: { warn: writeAs('warn'), error: writeAs('error') },
  });
  await worker.sendDueMails();
  await worker.waitUntilIdle();
  return lines;
}

describe('the log of a mail that was not sent', () => {
  it('names order, kind, reason and next try, and no recipient', async () => {
    const lines = await fail(0);
    const confirmation = lines.find(({ facts }) => facts['kind'] === 'order-confirmation');
    assert.ok(confirmation);
    const { mail, nextTry, ...facts } = confirmation.facts;
    assert.equal(typeof mail, 'number');
    const waitMs = Date.parse(String(nextTry)) - Date.now();
    assert.ok(waitMs > 10_000 && waitMs < 40_000, String(nextTry));
    assert.deepEqual(facts, {
      kind: 'order-confirmation',
      order: orderno,
      reason: 'EENVELOPE 550 5.1.1 at RCPT TO',
      attempts: 1,
    });
    assert.deepEqual([confirmation.level, confirmation.message], ['warn', 'a mail was not sent']);
    assert.ok(!JSON.stringify(lines).includes(shopper.email));
  });

  it('is an error without a next try after the last attempt', async () => {
    for (const { level, facts } of await fail(15))
      assert.deepEqual([level, facts['attempts'], facts['nextTry']], ['error', 16, null]);
  });
});
