import assert from 'node:assert/strict';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { AcceptedMails } from '../../src/mail/sending/accepted-mails.ts';
import { MailWorker } from '../../src/mail/sending/mail-worker.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config, app } = await createTestApp();
const SENDER = 'the sender of this test';
const acceptedMails = new AcceptedMails(join(config.dataDir, 'accepted'));

async function queueMail(subject: string): Promise<number> {
  const message = { name: 'Robin', subject, email: 'robin@example.com', phone: '', message: '' };
  await enqueueMail(db, { job: { kind: 'contact-message', to: 'firm@example.com', message } });
  const ids = (await listMails()).map(({ id }) => id);
  return Math.max(...ids);
}

const listMails = () => db.select().from(mails).orderBy(mails.id);

const crashedSender = {
  name: 'a sender of a crashed process',
  acceptedMails: new AcceptedMails(join(config.dataDir, 'crashed')),
};

/** Creates a worker that collects the subjects of its mails instead of sending the mails. */
function createWorker() {
  const subjects: string[] = [];
  const transport = {
    send: ({ subject }: { subject: string }) => Promise.resolve(void subjects.push(subject)),
    close: () => undefined,
  };
  const options = { config, db, emailTemplates, transport, log: app.log };
  const lockCrashedSenders = () => [crashedSender];
  const worker = new MailWorker({ ...options, sender: SENDER, acceptedMails, lockCrashedSenders });
  return { worker, subjects };
}

async function run(worker: MailWorker): Promise<void> {
  await worker.sendDueMails();
  await worker.waitUntilIdle();
}

beforeEach(async () => {
  await db.delete(mails);
});

describe('mails that the server accepted', () => {
  it('are not sent again after a crash, but the interrupted ones are', async () => {
    const acceptedId = await queueMail('accepted');
    await queueMail('interrupted');
    await db.update(mails).set({ takenBy: SENDER, attempts: 1 });
    acceptedMails.add(acceptedId);
    const { worker, subjects } = createWorker();
    await run(worker);
    assert.equal(subjects.length, 1);
    assert.match(subjects[0] ?? '', /interrupted/);
    assert.ok((await listMails()).every(({ sentAt }) => sentAt !== null));
    assert.deepEqual(acceptedMails.listIds(), []);
  });

  it('of another process that crashed are not sent again, but its interrupted ones are', async () => {
    const acceptedId = await queueMail('accepted');
    await queueMail('interrupted');
    const dueAt = new Date(Date.now() + 3_600_000);
    await db.update(mails).set({ takenBy: crashedSender.name, attempts: 1, dueAt });
    crashedSender.acceptedMails.add(acceptedId);
    const { worker, subjects } = createWorker();
    await run(worker);
    assert.equal(subjects.length, 1);
    assert.match(subjects[0] ?? '', /interrupted/);
    assert.ok((await listMails()).every(({ sentAt }) => sentAt !== null));
    assert.deepEqual(crashedSender.acceptedMails.listIds(), []);
  });

  it('are recorded by a running worker when the database was away for long', async () => {
    const { worker, subjects } = createWorker();
    await run(worker);
    const id = await queueMail('accepted');
    await db.update(mails).set({ takenBy: SENDER, attempts: 1 });
    acceptedMails.add(id);
    await run(worker);
    assert.deepEqual(subjects, []);
    assert.ok((await listMails())[0]?.sentAt);
    assert.deepEqual(acceptedMails.listIds(), []);
  });

  it('leave no entry when the database has them as sent', async () => {
    const { worker, subjects } = createWorker();
    await queueMail('new');
    await run(worker);
    assert.equal(subjects.length, 1);
    assert.deepEqual(acceptedMails.listIds(), []);
  });

  it('do not prevent a mail with the same id in another database', async () => {
    const id = await queueMail('other');
    acceptedMails.add(id);
    const { worker, subjects } = createWorker();
    await run(worker);
    assert.equal(subjects.length, 1);
  });
});
