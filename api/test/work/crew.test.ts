import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import type { JobRecord } from 'contract/work/board';
import { eq, sql } from 'drizzle-orm';
import { mails } from '../../src/mail/queue/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { recordedPayments } from '../../src/payments/records/tables.ts';
import type { exportJobs } from '../../src/work/crew/export-jobs.ts';
import { crewEvents, jobPhotos } from '../../src/work/crew/tables.ts';
import { createCrewShop } from '../support/crew-shop.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { createPhotograph } from '../support/picture-files.ts';

const HOUR_MS = 3_600_000;
const shop = await createCrewShop();
const { addJob, assign, crewid, db, member, otherCrewid, otherMember, press, readJobs, send } =
  shop;
const { createPress, sendPhoto, titlesOf, pageOf } = shop;

const listOrderNumbers = async (who = member) =>
  (await readJobs(who)).map(({ orderno }) => orderno);
const countMails = (orderid: number) =>
  db.$count(
    mails,
    sql`${mails.job}->>'kind' = 'crew-on-the-way' and (${mails.job}->>'orderid')::int = ${orderid}`,
  );
const photo = await createPhotograph('sofa', 90, 60).jpeg().toBuffer();

describe('the jobs of a crew', () => {
  it('are its own of today and tomorrow, in order, with all that the crew needs', async () => {
    const tomorrow = await addJob(1);
    const { orderno } = await addJob();
    const hidden = [await addJob(-1), await addJob(2), await addJob(0, otherCrewid)];
    const numbers = await listOrderNumbers();
    assert.ok(numbers.indexOf(orderno) < numbers.indexOf(tomorrow.orderno));
    for (const job of hidden) assert.ok(!numbers.includes(job.orderno));
    const job = (await readJobs()).find((each) => each.orderno === orderno);
    assert.deepEqual(
      job?.addresses.map(({ label, access }) => [label, access]),
      [
        ['From', 'floor 2, no lift, parking right outside'],
        ['To', 'ground floor, no lift, parking needs a permit'],
      ],
    );
    assert.deepEqual([job?.due, job?.state, job?.signed], [22_000, 'planned', false]);
    assert.ok((job?.phone ?? '') !== '');
  });

  it('are none for somebody without a crew', async () => {
    assert.deepEqual(await readJobs(await shop.addMember(null)), []);
  });

  it('end with an assignment for a day from which the booking was moved', async () => {
    const { orderno, orderid } = await addJob();
    await db.execute(sql`update bookings set day = day + 1 where orderid = ${orderid}`);
    assert.ok(!(await listOrderNumbers()).includes(orderno));
    assert.equal((await press(orderno, { kind: 'begun' })).statusCode, 404);
  });
});

describe('a job of somebody else or of another day', () => {
  const presses = [
    { kind: 'on_the_way' },
    { kind: 'begun' },
    { kind: 'done' },
    { kind: 'note', text: 'Hello' },
    { kind: 'signature' },
    { kind: 'extra' },
  ] as const;
  const jobs = {
    "another crew's job": () => addJob(0, otherCrewid),
    "yesterday's job": () => addJob(-1),
    'a job after tomorrow': () => addJob(2),
    'an unknown order': () => ({ orderno: 'SLR99999', orderid: 0 }),
    'a guessed text': () => ({ orderno: "' or 1=1 --", orderid: 0 }),
  };
  // An hour ahead, because a press in the first hour of a day may be one of the day before, by a
  // clock that is fast.
  const afterTolerance = () => new Date(Date.now() + HOUR_MS).toISOString();
  const orderIds: number[] = [];
  for (const [name, addHiddenJob] of Object.entries(jobs)) {
    let orderno = '';
    // Not while tests are declared, because tests of other files run meanwhile, also with another date.
    before(async () => {
      const job = await addHiddenJob();
      orderno = job.orderno;
      orderIds.push(job.orderid);
    });
    for (const what of presses)
      it(`answers 404 for ${name} and the press ${what.kind}`, async () => {
        const response = await press(orderno, { ...what, at: afterTolerance() });
        assert.deepEqual(
          [response.statusCode, response.json().code],
          [404, 'not_your_job'],
          response.body,
        );
        assert.ok(!response.body.includes('Example'));
      });
    it(`answers 404 for ${name} and a photo`, async () => {
      const response = await sendPhoto(orderno, photo, { 'x-job-time': afterTolerance() });
      assert.equal(response.statusCode, 404, response.body);
    });
  }

  it('stores nothing', async () => {
    for (const orderid of orderIds) {
      assert.equal(await db.$count(crewEvents, eq(crewEvents.orderid, orderid)), 0);
      assert.equal(await db.$count(jobPhotos, eq(jobPhotos.orderid, orderid)), 0);
    }
  });

  it('takes what was pressed on its day if the phone had no network until the next', async () => {
    const late = await addJob(-1);
    const at = new Date(Date.now() - 24 * HOUR_MS).toISOString();
    assert.equal((await press(late.orderno, { kind: 'begun', at })).statusCode, 200);
    const earlier = new Date(Date.now() - 48 * HOUR_MS).toISOString();
    await assign(late.orderno, -2);
    assert.equal(
      (await press(late.orderno, { kind: 'note', text: 'x', at: earlier })).statusCode,
      404,
    );
  });
});

describe('a press', () => {
  it('is done once, however often it is sent, and mails the customer once', async () => {
    const { orderno, orderid } = await addJob();
    const onTheWay = createPress(orderno, { kind: 'on_the_way' });
    const responses = await Promise.all([send(onTheWay), send(onTheWay), send(onTheWay)]);
    for (const response of responses)
      assert.deepEqual(
        [response.statusCode, response.json().data?.state],
        [200, 'on_the_way'],
        response.body,
      );
    assert.equal(await db.$count(crewEvents, eq(crewEvents.orderid, orderid)), 1);
    assert.equal(await countMails(orderid), 1);
    assert.equal((await send(onTheWay, otherMember)).statusCode, 404);
  });

  it('on two phones is told to the second', async () => {
    const { orderno, orderid } = await addJob();
    const second = await shop.addMember(crewid);
    const results = await Promise.all([
      press(orderno, { kind: 'on_the_way' }),
      press(orderno, { kind: 'on_the_way' }, second),
    ]);
    assert.deepEqual(results.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const refused = results.find(({ statusCode }) => statusCode === 409);
    assert.match(refused?.json().error, /^‘On the way’ was pressed already by .+ at \d\d:\d\d\.$/);
    assert.equal(await countMails(orderid), 1);
  });

  it('does not go back, and not to tomorrow', async () => {
    const { orderno } = await addJob();
    await press(orderno, { kind: 'begun' });
    assert.equal((await press(orderno, { kind: 'on_the_way' })).json().code, 'already_done');
    const tomorrow = await addJob(1);
    assert.equal((await press(tomorrow.orderno, { kind: 'begun' })).json().code, 'too_early');
    assert.equal((await press(tomorrow.orderno, { kind: 'note', text: 'Keys' })).statusCode, 200);
  });

  it('tolerates a clock that is an hour wrong', async () => {
    const { orderno } = await addJob();
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    assert.equal((await press(orderno, { kind: 'begun', at })).statusCode, 200);
    const [event] = await db
      .select()
      .from(crewEvents)
      .orderBy(sql`at desc`)
      .limit(1);
    assert.equal(event?.pressedAt.toISOString(), at);
    assert.ok(Math.abs((event?.at.getTime() ?? 0) - Date.now()) < 60_000);
  });

  it('finishes a job only with a signature or a reason', async () => {
    const { orderno } = await addJob();
    assert.equal((await press(orderno, { kind: 'done' })).json().code, 'signature_needed');
    const empty = await press(orderno, { kind: 'signature', path: '' });
    assert.deepEqual([empty.statusCode, empty.json().field], [400, 'reason']);
    const drawn = await press(orderno, { kind: 'signature', path: '', reason: 'Not at home' });
    assert.equal(drawn.statusCode, 200, drawn.body);
    assert.equal((await press(orderno, { kind: 'signature' })).json().code, 'already_signed');
    assert.equal((await press(orderno, { kind: 'done' })).json().data.state, 'done');
    const job = (await readJobs()).find((each) => each.orderno === orderno);
    assert.deepEqual([job?.state, job?.signed], ['done', true]);
    const titles = titlesOf(await pageOf({ orderno } as Parameters<typeof pageOf>[0]));
    for (const title of ['Signed at the job', 'Job done']) assert.ok(titles.includes(title), title);
  });

  it('is refused if it is no drawing', async () => {
    const { orderno } = await addJob();
    const response = await press(orderno, { kind: 'signature', path: '<script>' });
    assert.equal(response.statusCode, 400);
  });
});

describe('an extra', () => {
  it('paid in cash is a line of the order with its payment, once', async () => {
    const { orderno, orderid } = await addJob();
    const extra = createPress(orderno, { kind: 'extra' });
    for (let round = 0; round < 2; round += 1) {
      const response = await send(extra);
      assert.equal(response.statusCode, 200, response.body);
    }
    const [order] = await db.select().from(orders).where(eq(orders.id, orderid));
    assert.equal(order?.total, 24_000);
    const payments = await db
      .select()
      .from(recordedPayments)
      .where(eq(recordedPayments.orderid, orderid));
    assert.deepEqual(
      payments.map(({ amount, method, staffid }) => [amount, method, staffid]),
      [[2000, 'cash', member.id]],
    );
    const job = (await readJobs()).find((each) => each.orderno === orderno);
    assert.deepEqual([job?.due, job?.entries], [22_000, ['Long carry, £20.00']]);
    assert.ok(job?.lines.includes('1 × Long carry'));
  });

  it('can wait for a mailed link', async () => {
    const { orderno } = await addJob();
    const response = await press(orderno, { kind: 'extra', payment: 'link' });
    assert.equal(response.statusCode, 200, response.body);
    const job = (await readJobs()).find((each) => each.orderno === orderno);
    assert.equal(job?.due, 24_000);
  });

  it('needs a price and a reason', async () => {
    const { orderno } = await addJob();
    for (const bad of [{ price: 0 }, { price: -5 }, { reason: ' ' }, { text: '' }])
      assert.equal((await press(orderno, { kind: 'extra', ...bad })).statusCode, 400);
  });
});

describe('a photo', () => {
  it('is stored once by its key and counted', async () => {
    const { orderno } = await addJob();
    const headers = { 'x-photo-key': randomUUID() };
    for (let round = 0; round < 2; round += 1) {
      const response = await sendPhoto(orderno, photo, headers);
      assert.equal(response.statusCode, 200, response.body);
    }
    const job = (await readJobs()).find((each) => each.orderno === orderno);
    assert.equal(job?.photos, 1);
  });

  it('that is none is refused', async () => {
    const { orderno } = await addJob();
    assert.equal((await sendPhoto(orderno, Buffer.from('no picture'))).statusCode, 400);
  });
});

describe('the photos and the signature of a job at the desk', async () => {
  const { orderno } = await addJob();
  const path = `/staff/work/jobs/${orderno}/move`;
  const readRecord = async () => {
    const response = await sendGet(shop.app, shop.staff, path);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: JobRecord }>().data;
  };

  it('are empty before the crew was there', async () => {
    assert.deepEqual(await readRecord(), { photos: [], signature: null });
  });

  it('are what the crew sent, with photos that open by a private address', async () => {
    await sendPhoto(orderno, photo);
    const at = new Date(Date.now() - HOUR_MS).toISOString();
    await press(orderno, { kind: 'signature', at });
    const { photos, signature } = await readRecord();
    assert.equal(photos.length, 1);
    assert.deepEqual(
      [signature?.name, signature?.path, signature?.reason, signature?.phonetime],
      ['Robin Example', 'M10 10L20 20', '', at],
    );
    assert.ok(Math.abs(Date.parse(signature?.at ?? '') - Date.now()) < 60_000);
    assert.notEqual(signature?.takenby, '');
    const opened = await shop.app.inject(`/${photos[0]?.thumbnailurl}`);
    assert.deepEqual(
      [opened.statusCode, opened.headers['cache-control'], opened.headers['content-type']],
      [200, 'private, no-store', 'image/jpeg'],
    );
    const guessed = photos[0]?.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const address of [`photos/${photos[0]?.id}`, guessed])
      assert.equal((await shop.app.inject(`/${address}`)).statusCode, 404, address);
  });

  it('are another job’s for nobody, and nothing for crews, customers and strangers', async () => {
    const visit = await sendGet(shop.app, shop.staff, path.replace('move', 'visit'));
    assert.deepEqual(visit.json().data, { photos: [], signature: null });
    const unknown = await sendGet(shop.app, shop.staff, '/staff/work/jobs/SLR99999/move');
    assert.equal(unknown.statusCode, 404);
    for (const who of [member, otherMember, shop.shopper])
      assert.equal((await sendGet(shop.app, who, path)).statusCode, 403);
    assert.equal((await shop.app.inject(path)).statusCode, 401);
  });

  it('are in the export of the customer, without the reason of the crew', async () => {
    const unsigned = await addJob();
    await press(unsigned.orderno, { kind: 'signature', path: '', name: '', reason: 'Kumquat' });
    const own = await sendGet(shop.app, shop.shopper, '/account/export');
    const exportPath = `/staff/customers/account/${shop.shopper.id}/export`;
    const byStaff = await sendPost(shop.app, shop.staff, exportPath, {});
    for (const { statusCode, body } of [own, byStaff]) {
      assert.equal(statusCode, 200, body);
      assert.ok(!body.includes('Kumquat'));
      const { data } = JSON.parse(body) as { data: { jobs: ExportedJob[] } };
      const [job, ...others] = data.jobs.filter((each) => each.orderno === orderno);
      assert.deepEqual(others, []);
      assert.deepEqual(
        [job?.trade, job?.photos, job?.signedBy, job?.signature],
        ['move', 1, 'Robin Example', 'M10 10L20 20'],
      );
      const other = data.jobs.find((each) => each.orderno === unsigned.orderno);
      assert.deepEqual([other?.photos, other?.signature], [0, '']);
    }
  });
});

type ExportedJob = Awaited<ReturnType<typeof exportJobs>>[number];
