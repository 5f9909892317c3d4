import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isNull } from 'drizzle-orm';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { enqueueMail } from '../../src/mail/queue.ts';
import { mails } from '../../src/mail/tables.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeSmtp } from '../support/fake-smtp.ts';
import { createServerDatabase } from '../support/server-database.ts';

const { url, drop } = await createServerDatabase(String(process.env.TEST_DATABASE_URL));
const { db, migrate, close } = await openServerDatabase(url);
await migrate();
const dataDir = await mkdtemp(join(tmpdir(), 'shop-senders-'));
after(async () => {
  await close();
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const RECIPIENTS = ['one@example.com', 'two@example.org', 'three@example.net'];
const sender = join(import.meta.dirname, '../support/send-mails.ts');

/** Lease in seconds, longer than the test, so that no email is sent because of an expired lease. */
const LEASE_S = '3600';

describe('emails over real SMTP', () => {
  it('are sent once each across kills and restarts, and interrupted ones right after the restart', async () => {
    const smtp = await startFakeSmtp();
    for (const [round, recipient] of RECIPIENTS.entries()) {
      // Emails to this recipient hang when the process is killed. All other emails have been sent
      // and marked as sent before.
      smtp.silentFor.add(recipient);
      await queue(recipient, 3);
      await queue(`round-${round}@example.com`, 20);
      const child = start(smtp.url);
      await eventually(async () => {
        assert.equal(smtp.hanging.size, 3);
        assert.equal((await listUnsentMails()).length, 3);
      });
      await kill(child);
      smtp.silentFor.clear();
    }
    const last = start(smtp.url);
    await eventually(async () => assert.equal((await listUnsentMails()).length, 0));
    await kill(last);
    assert.equal(smtp.received.length, 3 * 23);
    assert.equal(new Set(smtp.received).size, 3 * 23);
  });
});

function start(SMTP_URL: string) {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    MAIL_LEASE_S: LEASE_S,
    SMTP_URL,
  };
  const child = fork(sender, { env });
  after(() => child.kill('SIGKILL'));
  return child;
}

async function kill(child: ReturnType<typeof start>): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const listUnsentMails = () => db.select({ id: mails.id }).from(mails).where(isNull(mails.sentAt));

async function queue(to: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const message = { name: '', subject: `Number ${at}`, email: '', phone: '', message: '' };
    await enqueueMail(db, { job: { kind: 'contact-message', to, message } });
  }
}
