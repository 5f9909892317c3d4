import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { startBackgroundJobs } from '../../src/background.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { eventually } from '../support/eventually.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/fake-smtp.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config, app } = await createTestApp();

beforeEach(() => db.delete(mails).then(() => undefined));

const queue = (to: string, subject: string) =>
  enqueueMail(db, {
    job: {
      kind: 'contact-message',
      to,
      message: { name: 'Robin', subject, email: '', phone: '', message: 'Hello' },
    },
  });

/** Runs the background jobs of the backend with this mail server while `work` runs. */
async function runWhileSending({ url }: FakeSmtp, work: () => Promise<void>): Promise<void> {
  const mail = { ...config.mail, smtpUrl: url };
  const { stop } = startBackgroundJobs({ ...config, mail }, db, app.log);
  try {
    await work();
  } finally {
    await stop();
  }
}

describe('a recipient whose mail server does not answer', () => {
  it('does not delay emails to others, for any number of waiting emails', async () => {
    const smtp = await startFakeSmtp();
    smtp.silentFor.add('someone@slow.example.com');
    for (let at = 0; at < 30; at += 1) await queue('someone@slow.example.com', `Slow ${at}`);
    for (let at = 0; at < 10; at += 1) await queue(`${at}@example.com`, `Quick ${at}`);
    await runWhileSending(smtp, async () => {
      await eventually(async () => assert.equal(smtp.received.length, 10));
      await queue('last@example.com', 'Last');
      await eventually(async () =>
        assert.equal(smtp.received.at(-1), 'last@example.com: Contact: Last'),
      );
      assert.ok(smtp.hanging.size > 0, 'the slow one still hangs');
      assert.equal(new Set(smtp.received).size, 11);
    });
  });
});
