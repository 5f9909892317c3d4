import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { MAX_ATTEMPTS } from '../../src/mail/queue/due-mails.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { MailWorker } from '../../src/mail/sending/mail-worker.ts';
import { type MailTransport, createMailTransport } from '../../src/mail/sending/transport.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeSmtp } from '../support/fake-smtp.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config, app } = await createTestApp();
const outbox = join(config.dataDir, 'outbox');

const queue = (subject = 'A question') =>
  enqueueMail(db, {
    job: {
      kind: 'contact-message',
      to: 'firm@example.com',
      message: { name: 'Robin', subject, email: 'robin@example.com', phone: '', message: 'Hello' },
    },
  });
/** Sends the emails that are due. */
async function runWorker(transport: MailTransport, timeLimit?: number): Promise<void> {
  const worker = new MailWorker({
    config,
    db,
    emailTemplates,
    transport,
    log: app.log,
    timeLimitMs: timeLimit,
  });
  await worker.sendDueMails();
  await worker.waitUntilIdle();
}
const makeMailsDue = () => db.execute(`update mails set due_at = now() where sent_at is null`);
const listMails = () => db.select().from(mails).orderBy(mails.id);

/**
 * Returns a transport that collects subjects instead of sending. The transport rejects if `fail` is
 * true.
 */
function createCollector(fail = false) {
  const subjects: string[] = [];
  const transport: MailTransport = {
    async send({ subject }) {
      if (fail) throw new Error('451 try again later');
      subjects.push(subject);
    },
    close: () => undefined,
  };
  return { subjects, transport };
}

beforeEach(async () => {
  await db.delete(mails);
  await rm(outbox, { recursive: true, force: true });
});

describe('the mail worker', () => {
  it('writes a complete .eml file with HTML and text under the data folder', async () => {
    await queue();
    await runWorker(createMailTransport(config));
    const [file = ''] = await readdir(outbox);
    assert.match(file, /^\d{8}\.eml$/);
    const eml = await readFile(join(outbox, file), 'utf8');
    assert.match(eml, /^To: firm@example\.com\r$/m);
    assert.match(eml, /^Reply-To: robin@example\.com\r$/m);
    assert.match(eml, /^Subject: Contact: A question\r$/m);
    assert.match(eml, /multipart\/alternative/);
    assert.match(eml, /text\/plain/);
    assert.match(eml, /text\/html/);
  });

  it("does not turn a visitor's text into a header", async () => {
    await queue('Hi\r\nBcc: everyone');
    await runWorker(createMailTransport(config));
    const [file = ''] = await readdir(outbox);
    const eml = await readFile(join(outbox, file), 'utf8');
    const [headers = ''] = eml.split('\r\n\r\n');
    assert.match(headers, /^Subject: Contact: Hi Bcc: everyone\r$/m);
    assert.ok(!/^Bcc:/im.test(headers));
  });

  it('sends each email once when several workers run at once', async () => {
    for (let at = 0; at < 20; at += 1) await queue(`Number ${at}`);
    const { subjects, transport } = createCollector();
    await Promise.all(Array.from({ length: 4 }, () => runWorker(transport)));
    assert.equal(subjects.length, 20);
    assert.equal(new Set(subjects).size, 20);
  });

  it('tries a mail no more that the mail server refused for good', async () => {
    const refuse = async (facts: object) => {
      await db.delete(mails);
      await queue();
      const refusal = Object.assign(new Error('550 5.1.1 unknown user'), facts);
      await runWorker({ send: () => Promise.reject(refusal), close: () => undefined });
      return (await listMails())[0]?.attempts;
    };
    const unknownUser = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' };
    assert.equal(await refuse(unknownUser), MAX_ATTEMPTS);
    assert.equal(await refuse({ ...unknownUser, responseCode: 450 }), 1);
    assert.equal(await refuse({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }), 1);
  });

  it('retries after a failure, with growing pauses', async () => {
    await queue();
    await runWorker(createCollector(true).transport);
    const [first] = await listMails();
    assert.equal(first?.attempts, 1);
    assert.equal(first?.lastError, '451 try again later');
    const { subjects, transport } = createCollector();
    await runWorker(transport);
    assert.deepEqual(subjects, []);
    await makeMailsDue();
    await runWorker(createCollector(true).transport);
    const [second] = await listMails();
    const waits = [first, second].map((row) => (row?.dueAt.getTime() ?? 0) - Date.now());
    assert.ok((waits[1] ?? 0) > (waits[0] ?? 0) + 20_000);
    await makeMailsDue();
    await runWorker(transport);
    assert.equal(subjects.length, 1);
  });

  it('loses no email when a worker is killed while it sends', async () => {
    await queue();
    const killed: MailTransport = {
      send: () => new Promise(() => undefined),
      close: () => undefined,
    };
    const worker = new MailWorker({ config, db, emailTemplates, transport: killed, log: app.log });
    // Leaves one email in progress. The transport never resolves, as if the worker had been killed.
    await worker.sendDueMails();
    assert.equal((await listMails())[0]?.attempts, 1);
    const { subjects, transport } = createCollector();
    await runWorker(transport);
    assert.deepEqual(subjects, [], 'it is left to its worker for a while');
    await makeMailsDue();
    await runWorker(transport);
    assert.equal(subjects.length, 1);
    assert.ok((await listMails())[0]?.sentAt);
  });

  it('pauses after each email while the process has more urgent work, and sends all of them', async () => {
    for (let at = 0; at < 9; at += 1) await queue(`Number ${at}`);
    const { subjects, transport } = createCollector();
    let checks = 0;
    const isBusy = () => (checks += 1) <= 4;
    const worker = new MailWorker({ config, db, emailTemplates, transport, log: app.log, isBusy });
    await worker.sendDueMails();
    await worker.waitUntilIdle();
    assert.deepEqual([new Set(subjects).size, checks], [9, 9]);
  });

  it('keeps an email reserved for its worker for MAIL_LEASE_S', async () => {
    await queue();
    const silent = { send: () => new Promise<void>(() => undefined), close: () => undefined };
    const patient = { ...config, mail: { ...config.mail, leaseSeconds: 3600 } };
    const worker = new MailWorker({
      config: patient,
      db,
      emailTemplates,
      transport: silent,
      log: app.log,
    });
    await worker.sendDueMails();
    const minutes = (Number((await listMails())[0]?.dueAt) - Date.now()) / 60_000;
    assert.ok(minutes > 50 && minutes <= 60, `${minutes}`);
  });

  it('aborts an email that takes too long, closes its connection, and sends it once later', async () => {
    const smtp = await startFakeSmtp();
    const transport = createMailTransport({
      ...config,
      mail: { ...config.mail, smtpUrl: smtp.url },
    });
    smtp.silentFor.add('firm@example.com');
    await queue('Slow');
    await runWorker(transport, 300);
    const [mail] = await listMails();
    assert.deepEqual([mail?.attempts, mail?.sentAt], [1, null]);
    assert.match(mail?.lastError ?? '', /abort/i);
    await eventually(async () => assert.equal(smtp.hanging.size, 0));
    smtp.silentFor.clear();
    await makeMailsDue();
    await runWorker(transport);
    assert.deepEqual(smtp.received, ['firm@example.com: Contact: Slow']);
    assert.ok((await listMails())[0]?.sentAt);
  });

  it('sends by SMTP if SMTP_URL is set', async () => {
    const smtp = await startFakeSmtp();
    await queue('By SMTP');
    await runWorker(
      createMailTransport({ ...config, mail: { ...config.mail, smtpUrl: smtp.url } }),
    );
    assert.deepEqual(smtp.received, ['firm@example.com: Contact: By SMTP']);
    assert.ok((await listMails())[0]?.sentAt);
  });

  it('stops within seconds on request, whatever hangs, and loses nothing', async () => {
    await queue();
    const hanging: MailTransport = {
      send: (_letter, _id, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      close: () => undefined,
    };
    const worker = new MailWorker({ config, db, emailTemplates, transport: hanging, log: app.log });
    await worker.sendDueMails();
    await worker.stop();
    const { subjects, transport } = createCollector();
    await makeMailsDue();
    await runWorker(transport);
    assert.equal(subjects.length, 1);
  });
});
