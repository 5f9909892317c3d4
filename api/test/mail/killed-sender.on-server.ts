import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isNull, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { queryRows } from '../../src/db/db.ts';
import { openServerDatabase } from '../../src/db/open-server-database.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeSmtp } from '../support/fake-smtp.ts';
import { createSeededServerDatabase } from '../support/server-database.ts';

const { url, drop } = await createSeededServerDatabase();
const { db, close } = await openServerDatabase(url);
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

  it('are not sent again if the process is killed before the database records them', async () => {
    const smtp = await startFakeSmtp();
    const child = await startWithHangingMail(smtp);
    await killBeforeRecording(child, smtp);
    assert.equal((await listUnsentMails()).length, 1);
    const next = start(smtp.url);
    await eventually(async () => assert.equal((await listUnsentMails()).length, 0));
    await kill(next);
    assert.equal(smtp.received.length, 1);
  });

  it('are not sent again by a process that ran already when the other one was killed', async () => {
    const smtp = await startFakeSmtp();
    const child = await startWithHangingMail(smtp);
    const other = start(smtp.url);
    // The second process uses the second folder, because the first one is locked.
    await eventually(async () => void (await stat(join(dataDir, 'mail-senders/2/accepted'))));
    await killBeforeRecording(child, smtp);
    await eventually(async () => assert.equal((await listUnsentMails()).length, 0));
    await kill(other);
    assert.equal(smtp.received.length, 1);
  });
});

type Smtp = Awaited<ReturnType<typeof startFakeSmtp>>;

/** Starts a process that sends one mail, which the server does not accept yet. */
async function startWithHangingMail(smtp: Smtp) {
  smtp.silentFor.add('accepted@example.com');
  await queue('accepted@example.com', 1);
  const child = start(smtp.url);
  await eventually(async () => assert.equal(smtp.hanging.size, 1));
  return child;
}

/** Lets the server accept the mail, and kills the process before the database records that. */
async function killBeforeRecording(child: ReturnType<typeof start>, smtp: Smtp): Promise<void> {
  const endLock = await lockUnsentMail();
  for (const socket of smtp.hanging) socket.write('250 ok\r\n');
  // The process waits for the lock when it records the mail.
  await eventually(async () => assert.equal((await listWaitingConnections()).length, 1));
  const [{ pid } = { pid: 0 }] = await listWaitingConnections();
  await kill(child);
  // Waits until the connection has ended. It would otherwise get the lock first, and record the mail.
  await db.execute(sql`select pg_terminate_backend(${pid}, 60000)`);
  await endLock();
  smtp.silentFor.clear();
}

/** Locks the row of the unsent mail. Resolves to a function that ends the lock. */
async function lockUnsentMail(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select id from mails where sent_at is null for update');
  return () => client.end();
}

const listWaitingConnections = () =>
  queryRows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`,
  );

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
