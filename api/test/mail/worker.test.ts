import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { mails } from '../../src/mail/tables.ts';
import { enqueueMail } from '../../src/mail/queue.ts';
import { sendDueMails } from '../../src/mail/send-due-mails.ts';
import { type MailTransport, mailTransport } from '../../src/mail/transport.ts';
import { eventually } from '../support/eventually.ts';
import { testApp } from '../support/test-app.ts';

const { db, config, app } = await testApp();
const outbox = join(config.dataDir, 'outbox');

const queue = (subject = 'A question') =>
  enqueueMail(db, {
    kind: 'contact-message',
    to: 'firm@example.com',
    message: { name: 'Robin', subject, email: 'robin@example.com', phone: '', message: 'Hello' },
  });
const work = (transport: MailTransport) => sendDueMails(db, config, transport, app.log);
const dueNow = () => db.execute(`update mails set due_at = now() where sent_at is null`);
const rows = () => db.select().from(mails).orderBy(mails.id);

/** Collects subjects instead of sending; `fail` makes it reject. */
function collecting(fail = false) {
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
  it('writes a whole .eml with HTML and text under the data folder', async () => {
    await queue();
    await work(mailTransport(config));
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

  it('makes no header of what a visitor typed', async () => {
    await queue('Hi\r\nBcc: everyone@example.com');
    await work(mailTransport(config));
    const [file = ''] = await readdir(outbox);
    const eml = await readFile(join(outbox, file), 'utf8');
    const [headers = ''] = eml.split('\r\n\r\n');
    assert.match(headers, /^Subject: Contact: Hi Bcc: everyone@example\.com\r$/m);
    assert.ok(!/^Bcc:/im.test(headers));
  });

  it('sends each mail once when several workers run at once', async () => {
    for (let at = 0; at < 20; at += 1) await queue(`Number ${at}`);
    const { subjects, transport } = collecting();
    await Promise.all(Array.from({ length: 4 }, () => work(transport)));
    assert.equal(subjects.length, 20);
    assert.equal(new Set(subjects).size, 20);
  });

  it('tries again later, and later each time, after a failure', async () => {
    await queue();
    await work(collecting(true).transport);
    const [first] = await rows();
    assert.equal(first?.attempts, 1);
    assert.equal(first?.lastError, '451 try again later');
    const { subjects, transport } = collecting();
    await work(transport);
    assert.deepEqual(subjects, []);
    await dueNow();
    await work(collecting(true).transport);
    const [second] = await rows();
    const waits = [first, second].map((row) => (row?.dueAt.getTime() ?? 0) - Date.now());
    assert.ok((waits[1] ?? 0) > (waits[0] ?? 0) + 20_000);
    await dueNow();
    await work(transport);
    assert.equal(subjects.length, 1);
  });

  it('loses no mail when a worker is killed while it sends', async () => {
    await queue();
    const killed: MailTransport = {
      send: () => new Promise(() => undefined),
      close: () => undefined,
    };
    void work(killed);
    await eventually(async () => assert.equal((await rows())[0]?.attempts, 1));
    const { subjects, transport } = collecting();
    await work(transport);
    assert.deepEqual(subjects, [], 'it is left to its worker for a while');
    await dueNow();
    await work(transport);
    assert.equal(subjects.length, 1);
    assert.ok((await rows())[0]?.sentAt);
  });

  it('leaves a mail to the worker that is still sending it, however slow the mail server is', async (test) => {
    test.mock.timers.enable({ apis: ['setInterval'] });
    await queue();
    const begun = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<undefined>();
    const slow: MailTransport = {
      async send() {
        begun.resolve(undefined);
        await answer.promise;
      },
      close: () => undefined,
    };
    const first = work(slow);
    await begun.promise;
    await dueNow();
    test.mock.timers.tick(60_000);
    await eventually(async () => {
      const [mail] = await rows();
      assert.ok(Number(mail?.dueAt) > Date.now() + 30_000);
    });
    const { subjects, transport } = collecting();
    await work(transport);
    assert.deepEqual(subjects, []);
    answer.resolve(undefined);
    await first;
    assert.ok((await rows())[0]?.sentAt);
  });

  it('sends by SMTP when SMTP_URL is set', async () => {
    const { url, received } = await smtpServer();
    const transport = mailTransport({ ...config, mail: { ...config.mail, smtpUrl: url } });
    await queue('By SMTP');
    await work(transport);
    transport.close();
    assert.match(received.join(''), /RCPT TO:<firm@example\.com>/);
    assert.match(received.join(''), /Subject: Contact: By SMTP/);
    assert.ok((await rows())[0]?.sentAt);
  });
});

/** Takes every mail, saying what SMTP says. */
async function smtpServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}
