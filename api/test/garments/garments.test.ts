import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { contactMessages, messageReplies } from '../../src/contact/tables.ts';
import { queryRows } from '../../src/db/db.ts';
import { garments } from '../../src/garments/records/tables.ts';
import { remindOfReadyGarments } from '../../src/garments/remind-of-ready.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { toLondonDay } from '../../src/schedule/london-day.ts';
import { createGarmentDesk, findings } from '../support/garment-desk.ts';
import { sendAllMails, sendAndReadMails } from '../support/mailed.ts';
import { createPerson } from '../support/people.ts';
import { createHeicStart, createJpeg } from '../support/picture-files.ts';
import { sendPost } from '../support/shopping.ts';

const desk = await createGarmentDesk();
const { act, addPhoto, answer, app, db, load, post, read, readOfOrder, readPage } = desk;
const { sent, succeed, takeIn, upload } = desk;
const SIGNATURE = 'M10 20 L30 40 L50 20';

const holdOrder = (orderid: number) =>
  db
    .update(orders)
    .set({ hold: { reason: 'ill', since: new Date().toISOString(), until: null, told: false } })
    .where(eq(orders.id, orderid));

describe('a garment', () => {
  it('is taken in once for a line of its order, however often the request is repeated', async () => {
    const { orderno, token } = await desk.order();
    const { lines } = await readOfOrder(orderno);
    assert.equal(lines[0]?.quantity, 1);
    const body = {
      key: randomUUID(),
      garments: [
        { lineid: lines[0].lineid, name: 'Ivory dress' },
        { lineid: null, name: 'Veil' },
      ],
    };
    const responses = await Promise.all([post(`of/${orderno}`, body), post(`of/${orderno}`, body)]);
    for (const response of responses) assert.equal(response.statusCode, 200, response.body);
    const { progress, cancel } = await desk.readOrder(token);
    assert.equal(progress[0]?.step, 'in_care', 'what came is in care');
    assert.equal(cancel.refusal, 'begun', 'and is not cancelled on the page any more');
    const after = await readOfOrder(orderno);
    assert.deepEqual(
      after.garments.map(({ ticket, name }) => [ticket, name]),
      [
        [`${orderno}-1`, 'Ivory dress'],
        [`${orderno}-2`, 'Veil'],
      ],
    );
    assert.equal(after.lines[0]?.taken, 1);
  });

  it('goes from intake with photos and condition over the customer’s answer to the hand-over', async () => {
    const { orderno, ticket, token, email } = await takeIn();
    await succeed(ticket, 'condition', {
      name: 'Ivory dress',
      value: 250_000,
      note: 'Hem is worn.',
      findings,
    });
    const photo = await addPhoto(ticket);
    assert.deepEqual((await readPage(token))[0]?.findings, [], 'no unfinished description');
    assert.equal((await post(`of/${orderno}/send`, { tickets: [ticket] })).statusCode, 200);
    const mail = (await sendAndReadMails(desk, email)).at(-1);
    assert.match(mail?.text ?? '', /Stain, hem: red wine, 3 cm/);
    assert.match(mail?.text ?? '', /Missing beads, left sleeve/);
    assert.match(mail?.text ?? '', /We have looked at your garment and written down its condition/);
    assert.match(mail?.text ?? '', /where our photos are/);
    const [shown] = await readPage(token);
    assert.ok(shown);
    assert.deepEqual([shown.findings, shown.value, shown.canagree], [findings, 250_000, true]);
    assert.equal((await load(shown.photos[0]?.url ?? '')).statusCode, 200);
    assert.equal(shown.photos[0]?.id, photo.id);
    const agreement = { token, ticket, version: shown.version };
    assert.equal((await answer('agreebylink', agreement)).statusCode, 200);
    assert.equal((await answer('agreebylink', agreement)).statusCode, 200, 'pressed twice');
    assert.equal((await read(ticket)).answer, 'agreed');
    await succeed(ticket, 'step', { step: 'startCleaning' });
    await succeed(ticket, 'step', { step: 'markReady' });
    assert.equal((await readOfOrder(orderno)).allready, true);
    await succeed(ticket, 'hand-over', { to: 'Robin Example', signature: SIGNATURE });
    const done = await read(ticket);
    assert.deepEqual(
      [done.state, done.handedover?.to, done.handedover?.signature],
      ['handed_over', 'Robin Example', SIGNATURE],
    );
    assert.deepEqual(done.history.map(({ title }) => title).toReversed(), [
      ...['Taken in', 'Condition described', 'Photo added', 'Condition sent to the customer'],
      ...['Condition agreed', 'Cleaning started', 'Ready', 'Handed over'],
    ]);
    assert.equal((await upload(ticket, await createJpeg('late'))).statusCode, 409);
    const exported = await sendPost(
      app,
      desk.staff,
      `/staff/customers/of-order/${orderno}/export`,
      {},
    );
    const { garments: rows } = exported.json<{ data: { garments: object[] } }>().data;
    assert.partialDeepStrictEqual(rows, [{ ticket, photos: 1, signature: SIGNATURE }]);
  });

  it('is handed over without a signature only with a reason, and before it is ready too', async () => {
    const { ticket } = await takeIn();
    const handOver = (body: object) => act(ticket, 'hand-over', { to: 'Robin', ...body });
    const empty = await handOver({ signature: '' });
    assert.equal(empty.statusCode, 400);
    assert.equal(empty.json<{ field: string }>().field, 'signature');
    const early = await handOver({ signature: SIGNATURE });
    assert.equal(early.json<{ field: string }>().field, 'reason');
    assert.equal((await handOver({ signature: '<script>' })).statusCode, 400);
    const reason = 'The customer does not want it cleaned and has a broken hand';
    assert.equal((await handOver({ signature: '', reason })).statusCode, 200);
    assert.equal((await read(ticket)).handedover?.reason, reason);
  });

  it('needs the customer’s agreement or a reason before the cleaning', async () => {
    const { ticket } = await sent();
    const refused = await act(ticket, 'step', { step: 'startCleaning' });
    assert.equal(refused.json<{ field: string }>().field, 'reason');
    await succeed(ticket, 'step', { step: 'startCleaning', reason: 'Agreed by phone' });
    const response = await desk.describe(ticket, { note: 'Changed in the middle' });
    assert.equal(response.statusCode, 409, response.body);
  });

  it('must be agreed again after its description was changed', async () => {
    const { ticket, token } = await sent();
    const [before] = await readPage(token);
    await desk.describe(ticket, { note: 'And a tear.' });
    const late = await answer('agreebylink', { token, ticket, version: before?.version });
    assert.equal(late.statusCode, 409, late.body);
    assert.equal((await read(ticket)).state, 'received');
    const version = 1;
    const stale = await post(`${ticket}/step`, { version, step: 'agree', reason: 'by phone' });
    assert.equal(stale.json<{ current: { ticket: string } }>().current.ticket, ticket);
  });

  it('has the customer’s replies in one conversation of the inbox, each once', async () => {
    const { ticket, token, orderno } = await sent();
    const body = { token, ticket, text: 'The stain was not there!', key: randomUUID() };
    const responses = await Promise.all([answer('replybylink', body), answer('replybylink', body)]);
    for (const response of responses) assert.equal(response.statusCode, 200, response.body);
    await answer('replybylink', { ...body, key: randomUUID(), text: 'I have photos.' });
    const { messageid, answer: state } = await read(ticket);
    assert.equal(state, 'replied');
    const [message] = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, messageid ?? 0));
    assert.equal(message?.subject, `Garments of order ${orderno}`);
    const replies = await db
      .select()
      .from(messageReplies)
      .where(eq(messageReplies.messageid, messageid ?? 0));
    assert.deepEqual(
      replies.map(({ text, author }) => [text, author]),
      [
        [`Ivory dress (${ticket}): The stain was not there!`, 'customer'],
        [`Ivory dress (${ticket}): I have photos.`, 'customer'],
      ],
    );
    const toFirm = (await sendAllMails(desk)).filter(({ subject }) => subject.includes(ticket));
    assert.equal(toFirm.length, 2);
  });

  it('is found by ticket, by name, by the customer and by the day of a photo', async () => {
    const { ticket, orderno } = await takeIn();
    await succeed(ticket, 'condition', {
      name: 'Periwinkle tuxedo',
      value: null,
      note: '',
      findings: [],
    });
    await addPhoto(ticket);
    const search = async (body: object) =>
      (await post('list', body))
        .json<{ data: { ticket: string }[] }>()
        .data.map((row) => row.ticket);
    const today = toLondonDay(new Date());
    for (const typed of [ticket.toLowerCase(), `#${ticket}`, ticket.replace('SLR', '')])
      assert.deepEqual(await search({ search: typed }), [ticket], typed);
    assert.deepEqual(await search({ search: 'periwink' }), [ticket]);
    assert.ok((await search({ search: 'Robin Example' })).includes(ticket));
    await db.update(orders).set({ lastName: 'Ng' }).where(eq(orders.orderno, orderno));
    assert.deepEqual(await search({ search: 'ng' }), [ticket], 'a new name of the customer');
    assert.deepEqual(await search({ search: 'tuxedo ng' }), [ticket]);
    assert.deepEqual(await search({ search: 'tuxedo example' }), []);
    assert.deepEqual(await search({ photoday: today, orderno }), [ticket]);
    assert.deepEqual(await search({ photoday: '2026-01-01' }), []);
    assert.deepEqual(await search({ orderno, state: 'handed_over' }), []);
  });

  it('is found by an index', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return queryRows(tx, sql`explain select id from garments where search_text like '%robin%'`);
    });
    assert.match(JSON.stringify(plan), /garments_search_text/);
  });

  it('has labels for a roll and for A4, and none for an unknown ticket', async () => {
    const { ticket } = await takeIn();
    for (const format of ['roll', 'a4']) {
      const response = await post('labels', { tickets: [ticket], format });
      assert.equal(response.statusCode, 200);
      assert.equal(response.rawPayload.subarray(0, 5).toString(), '%PDF-');
    }
    const unknown = await post('labels', { tickets: ['SLR1-1'], format: 'roll' });
    assert.equal(unknown.statusCode, 404);
  });

  it('can lose its ticket only before the customer knows it', async () => {
    const { ticket, orderno } = await takeIn();
    await succeed(ticket, 'remove', { reason: 'Only one came' });
    assert.deepEqual((await readOfOrder(orderno)).garments, []);
    const told = await sent();
    assert.equal((await act(told.ticket, 'remove', { reason: 'x y' })).statusCode, 409);
  });

  it('stays as it is while its order is on hold', async () => {
    const [waits, taken] = [await sent(), await takeIn()];
    for (const { orderid } of [waits, taken]) await holdOrder(orderid);
    await sendAllMails(desk);
    const { ticket, orderno } = taken;
    const refused = [
      await act(waits.ticket, 'step', { step: 'startCleaning', reason: 'by phone' }),
      await act(waits.ticket, 'hand-over', { to: 'Robin', signature: SIGNATURE, reason: 'now' }),
      await post(`of/${orderno}/send`, { tickets: [ticket] }),
    ];
    for (const response of refused) {
      assert.equal(response.statusCode, 409, response.body);
      assert.match(response.json<{ error: string }>().error, /^The order is on hold/);
    }
    assert.deepEqual(await sendAllMails(desk), []);
    assert.equal((await desk.describe(ticket)).statusCode, 200, 'what came is still written down');
  });

  it('is reminded of once, after a week, unless it was fetched meanwhile or the order is on hold', async () => {
    const [waiting, fetched, held] = [await sent(), await sent(), await sent()];
    for (const { ticket } of [waiting, fetched, held]) {
      await succeed(ticket, 'step', { step: 'startCleaning', reason: 'by phone' });
      await succeed(ticket, 'step', { step: 'markReady' });
    }
    await holdOrder(held.orderid);
    await sendAllMails(desk);
    await remindOfReadyGarments(db);
    assert.deepEqual(await sendAllMails(desk), [], 'not before a week');
    await db.update(garments).set({ readyAt: sql`now() - interval '9 days'` });
    await remindOfReadyGarments(db);
    await succeed(fetched.ticket, 'hand-over', { to: 'Robin', signature: SIGNATURE });
    await remindOfReadyGarments(db);
    const mails = await sendAllMails(desk);
    const reminders = mails.filter(({ text }) => text.includes('Ready for a week'));
    const countReminders = ({ orderno }: { orderno: string }) =>
      reminders.filter(({ subject }) => subject.includes(orderno)).length;
    assert.deepEqual([waiting, fetched, held].map(countReminders), [1, 0, 0]);
  });
});

describe('photos of garments', () => {
  it('are refused if they are none, or 200 MB', async () => {
    const { ticket } = await takeIn();
    const refused = [
      [await upload(ticket, Buffer.from('<svg></svg>')), 400, /SVG/],
      [await upload(ticket, createHeicStart()), 400, /HEIC/],
      [await upload(ticket, Buffer.alloc(15 * 1024 * 1024 + 1)), 413, /15 MB/],
    ] as const;
    for (const [response, status, sentence] of refused) {
      assert.equal(response.statusCode, status, response.body);
      assert.match(response.json<{ error: string }>().error, sentence);
    }
    const { headers } = desk.staff;
    const huge = await app.inject({
      method: 'POST',
      url: `/staff/garments/${ticket}/photos`,
      headers: {
        ...headers,
        'content-type': 'image/jpeg',
        'x-photo-key': randomUUID(),
        'content-length': String(200 * 1024 * 1024),
      },
      payload: Buffer.alloc(1024),
    });
    assert.equal(huge.statusCode, 413, huge.body);
  });

  it('and answers are those of the own order alone', async () => {
    const [mine, theirs] = [await sent(), await sent()];
    const photo = await addPhoto(theirs.ticket);
    assert.deepEqual((await readPage(mine.token))[0]?.photos, []);
    const changed = [
      photo.url.replace(/[\w-]{36}/, randomUUID()),
      photo.url.replace('full', 'thumb'),
      photo.url.slice(0, -3) + 'AAA',
      `photos/${photo.id}`,
    ];
    for (const url of changed) assert.equal((await load(url)).statusCode, 404, url);
    const { version } = await read(theirs.ticket);
    const foreign = { token: mine.token, ticket: theirs.ticket };
    const agreed = await answer('agreebylink', { ...foreign, version });
    assert.equal(agreed.statusCode, 404, agreed.body);
    const reply = { ...foreign, text: 'Mine', key: randomUUID() };
    assert.equal((await answer('replybylink', reply)).statusCode, 404);
    const customer = await createPerson(db);
    const asCustomer = await sendPost(app, customer, '/users/garments/agree', {
      orderno: theirs.orderno,
      ticket: theirs.ticket,
      version,
    });
    assert.equal(asCustomer.statusCode, 403);
    const stolen = await upload(theirs.ticket, await createJpeg('x'), randomUUID(), customer);
    assert.equal(stolen.statusCode, 403);
    assert.equal((await read(theirs.ticket)).state, 'condition_sent');
  });
});
