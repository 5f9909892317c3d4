import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { desc, max, sql } from 'drizzle-orm';
import { storeMessage } from '../../src/contact/messages.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { MailWorker } from '../../src/mail/sending/mail-worker.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { createMailTransport } from '../../src/mail/sending/transport.ts';
import { createOrderDesk } from '../support/order-desk.ts';
import { sendPost } from '../support/shopping.ts';

const { app, config, db, staff, shopper, act, goods } = await createOrderDesk();
const outbox = join(config.dataDir, 'outbox');

interface Headers {
  to: string;
  id: string;
  inReplyTo: string;
  references: string;
  text: string;
}

/** Sends the due mails. Returns their headers, oldest first. */
async function sendMails(): Promise<Headers[]> {
  await rm(outbox, { recursive: true, force: true });
  await mkdir(outbox);
  const transport = createMailTransport(config);
  const worker = new MailWorker({ config, db, emailTemplates, transport, log: app.log });
  await worker.sendDueMails();
  await worker.waitUntilIdle();
  const files = (await readdir(outbox)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(outbox, file), 'utf8');
      const readHeader = (name: string) =>
        new RegExp(`^${name}:\\s+(.*(?:\r\n[ \t].*)*)`, 'm').exec(text)?.[1] ?? '';
      return {
        to: readHeader('To'),
        id: readHeader('Message-ID'),
        inReplyTo: readHeader('In-Reply-To'),
        references: readHeader('References').replace(/\s+/g, ' '),
        text: text.replaceAll('=\r\n', ''),
      };
    }),
  );
}

describe('the mails of an order', () => {
  beforeEach(sendMails);

  it('are one conversation for the customer, and another for the firm', async () => {
    const made = await goods();
    const first = await sendMails();
    assert.deepEqual(
      first.map(({ inReplyTo }) => inReplyTo),
      ['', ''],
    );
    await act(made, 'state', { state: 'cancelled', reason: 'Asked by phone' });
    const [cancellation] = await sendMails();
    const confirmation = first.find(({ to }) => to === shopper.email);
    assert.equal(cancellation?.inReplyTo, confirmation?.id);
    assert.equal(cancellation?.references, confirmation?.id);
  });

  it('name the newest twenty mails before them, in order', async () => {
    const made = await goods();
    const first = await sendMails();
    const [row] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    assert.ok(row);
    const { id: _, ...values } = { ...row, once: null, job: { ...row.job, kind: 'order-link' } };
    const added = await db
      .insert(mails)
      .values(Array.from({ length: 21 }, () => values))
      .returning({ id: mails.id });
    await act(made, 'state', { state: 'cancelled', reason: 'Asked by phone' });
    const [cancellation] = await sendMails();
    const ids = (cancellation?.references ?? '').split(' ');
    assert.equal(ids.length, 20);
    assert.ok(!ids.includes(first.find(({ to }) => to === shopper.email)?.id ?? ''));
    const numbers = ids.map((id) => Number(/-(\d+)@/.exec(id)?.[1]));
    assert.deepEqual(
      numbers,
      added.slice(1).map(({ id }) => id),
    );
    assert.equal(cancellation?.inReplyTo, ids.at(-1));
  });

  it('never have an id again, also if the database gives its numbers again', async () => {
    await goods();
    const lost = await sendMails();
    const [row] = await db.select({ last: max(mails.id) }).from(mails);
    await db.delete(mails);
    const restart = (row?.last ?? 0) - 1;
    await db.execute(sql.raw(`alter table mails alter column id restart with ${restart}`));
    await goods();
    const ids = [...lost, ...(await sendMails())].map(({ id }) => id);
    assert.equal(ids.length, 4);
    assert.equal(new Set(ids).size, 4);
  });
});

describe('the mails of a message', () => {
  it('are one conversation, and each reply quotes what the customer wrote last', async () => {
    const message = {
      name: 'Vera',
      subject: 'A veil',
      email: 'vera@example.com',
      phone: '',
      message: 'Can you clean a veil?',
    };
    const captcha = { spend: async () => undefined };
    const source = { ip: '192.0.2.1', site: 'https://x' };
    await storeMessage(db, config, captcha as never, message, source);
    const [stored] = await db.select().from(contactMessages);
    const path = `/staff/messages/${stored?.id}`;
    const isForVera = ({ to }: Headers) => to === message.email;
    const acknowledgement = (await sendMails()).find(isForVera);

    const reply = async (version: number, text: string) => {
      const body = { key: crypto.randomUUID(), version, text, close: false };
      const response = await sendPost(app, staff, `${path}/reply`, body);
      assert.equal(response.statusCode, 200, response.body);
      return (await sendMails()).find(isForVera);
    };
    const firstReply = await reply(1, 'Yes.');
    assert.equal(firstReply?.inReplyTo, acknowledgement?.id);
    const answer = { key: crypto.randomUUID(), text: 'And a train of lace?' };
    const recorded = await sendPost(app, staff, `${path}/answer`, answer);
    assert.equal(recorded.statusCode, 200, recorded.body);
    const preview = await sendPost(app, staff, `${path}/preview`, { text: 'Also.' });
    const secondReply = await reply(3, 'Also.');
    assert.equal(secondReply?.references, `${acknowledgement?.id} ${firstReply?.id}`);
    for (const text of [secondReply?.text ?? '', preview.json().data.text]) {
      assert.match(text, /> And a train of lace\?/);
      assert.doesNotMatch(text, /Can you clean a veil/);
    }
  });
});
