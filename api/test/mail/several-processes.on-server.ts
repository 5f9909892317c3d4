import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isNull } from 'drizzle-orm';
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
  await rm(dataDir, { recursive: true, force: true });
  await close();
  await drop();
});

const sender = fileURLToPath(new URL('../support/send-mails.ts', import.meta.url));

describe('several processes over one PostgreSQL server', () => {
  it('send each email once between them while one recipient does not answer', async () => {
    const smtp = await startFakeSmtp();
    smtp.silentFor.add('someone@slow.example.com');
    await queue('someone@slow.example.com', 20);
    await queue('someone@example.com', 200);
    await queue('someone@example.org', 200);
    const env = { ...process.env, DATABASE_URL: url, SMTP_URL: smtp.url, DATA_DIR: dataDir };
    const processes = Array.from({ length: 3 }, () => fork(sender, { env }));
    try {
      await eventually(async () => assert.equal((await listUnsentMails()).length, 20));
      assert.equal(smtp.received.length, 400);
      assert.equal(new Set(smtp.received).size, 400);
    } finally {
      for (const child of processes) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
    }
  });
});

const listUnsentMails = () => db.select({ id: mails.id }).from(mails).where(isNull(mails.sentAt));

async function queue(to: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const message = { name: '', subject: `Number ${at}`, email: '', phone: '', message: '' };
    await enqueueMail(db, { job: { kind: 'contact-message', to, message } });
  }
}
