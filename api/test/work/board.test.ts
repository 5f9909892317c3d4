import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { sendGet, sendPost } from '../support/shopping.ts';
import { createWorkDesk } from '../support/work-desk.ts';

const desk = await createWorkDesk();
const { app, db, staff, shopper, colleague, post, change, placeMove, assign, readJob, readBoard } =
  desk;

const north = await desk.addCrew('North crew');
const visits = await desk.addCrew('Collectors', { kinds: ['visit'] });
const ann = await desk.addPerson('Ann', north.id);
await desk.addPerson('Ben', north.id);
// A second crew, so that a half day has room for two moves.
const south = await desk.addCrew('South crew');
await desk.addPerson('Cat', south.id);
const luton = await desk.addVan('Luton', 18_000);
const small = await desk.addVan('Small van', 5_000);

/** Confirms the day of an order, so that it has no problem of its own. */
async function placeConfirmed(half = 'morning', day?: string) {
  const order = await placeMove(half, day);
  const confirmed = await sendPost(app, staff, `/staff/bookings/${order.orderno}/confirm`, {
    trade: 'move',
  });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
  return order;
}

const codesOf = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

describe('the board', () => {
  it('has a job for each booking, with what its products need', async () => {
    await db.execute(
      sql`update products set job_minutes = 180, job_people = 2, job_litres = 9000 where id = 50`,
    );
    const { orderno, day } = await placeMove();
    const job = await readJob(orderno, day);
    assert.deepEqual(
      [job.minutes, job.people, job.litres, job.crewid, job.version, job.unconfirmed],
      [180, 2, 9_000, null, 0, true],
    );
    assert.deepEqual(job.sources, { minutes: 'products', people: 'products', litres: 'products' });
    assert.deepEqual(
      job.addresses.map(({ label, postcode }) => `${label} ${postcode}`),
      ['From E16 0AA', 'To E16 0AA'],
    );
  });

  it('is sent again only if something on it has changed', async () => {
    const { orderno, day } = await placeConfirmed();
    const { fingerprint } = await readBoard(day, 7);
    const unchanged = await readBoard(day, 7, fingerprint);
    assert.deepEqual([unchanged.unchanged, unchanged.jobs.length], [true, 0]);
    assert.equal(
      (await assign({ orderno, day }, { crewid: north.id, startsat: 480 })).statusCode,
      200,
    );
    const changed = await readBoard(day, 7, fingerprint);
    assert.equal(changed.unchanged, false);
    assert.equal(changed.jobs.find((job) => job.orderno === orderno)?.startsat, 480);
  });

  it('drops the assignment of a moved booking and says from which day', async () => {
    const order = await placeConfirmed();
    await assign(order, { crewid: north.id, vanid: luton.id, startsat: 480 });
    const day = await desk.openDay();
    const moved = await sendPost(app, staff, `/staff/bookings/${order.orderno}/date`, {
      trade: 'move',
      date: day,
      half: 'morning',
      reason: 'Asked by phone',
    });
    assert.equal(moved.statusCode, 200, moved.body);
    const job = await readJob(order.orderno, day);
    assert.deepEqual(
      [job.crewid, job.vanid, job.startsat, job.movedfrom],
      [null, null, null, order.day],
    );
  });

  it('has no job of a cancelled order', async () => {
    const order = await placeConfirmed();
    await assign(order, { crewid: north.id, startsat: 480 });
    await sendPost(app, staff, `/staff/orders/${order.orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    const { jobs } = await readBoard(order.day);
    assert.ok(jobs.every(({ orderno }) => orderno !== order.orderno));
    // The order's page links to the photos and the signature of the job that a crew had.
    const { data } = (await sendGet(app, staff, `/staff/orders/${order.orderno}`)).json();
    assert.deepEqual([data.days[0].state, data.days[0].assignment], ['none', '08:00, North crew']);
  });

  it('is for staff alone', async () => {
    assert.equal((await post('board', { from: '2026-12-01', days: 1 }, shopper)).statusCode, 403);
  });
});

describe('an assignment', () => {
  it('is saved with its audit entry and stands in the history of the order', async () => {
    const order = await placeConfirmed();
    const response = await assign(order, { crewid: north.id, vanid: luton.id, startsat: 510 });
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(response.json().data.problems, []);
    const { data } = (await sendGet(app, staff, `/staff/orders/${order.orderno}`)).json();
    const entry = data.timeline.find(({ title }: { title: string }) => title === 'Crew set');
    assert.deepEqual(
      entry.changes.map(({ after }: { after: string }) => after),
      ['Luton', 'North crew', '08:30'],
    );
  });

  it('with problems needs a reason, and saves nothing without one', async () => {
    const first = await placeConfirmed();
    const second = await placeConfirmed('morning', first.day);
    await assign(first, { crewid: north.id, vanid: luton.id, startsat: 480 });
    const body = { crewid: north.id, vanid: luton.id, startsat: 600 };
    const refused = await assign(second, body);
    assert.equal(refused.statusCode, 409);
    assert.equal(refused.json().code, 'reason_needed');
    assert.deepEqual(codesOf(refused.json().problems), ['crew_overlap', 'van_overlap']);
    assert.match(
      refused.json().error,
      new RegExp(`^North crew is at order ${first.orderno} from 08:00 to 11:00\\.`),
    );
    assert.equal((await readJob(second.orderno, first.day)).crewid, null);
    const saved = await assign(second, { ...body, reason: 'They help each other' });
    assert.equal(saved.statusCode, 200, saved.body);
    assert.equal(saved.json().data.reason, 'They help each other');
    const shown = await readJob(first.orderno, first.day);
    assert.deepEqual(codesOf(shown.problems), ['crew_overlap', 'van_overlap']);
  });

  it('names what is too long, too early, too big, of the wrong kind, absent or off', async () => {
    const order = await placeMove();
    const { day, orderno } = order;
    await change('absences', { personid: ann.id, from: day, to: day, note: 'Holiday' });
    await change('van-days-off', { vanid: small.id, from: day, to: day, note: 'MOT' });
    const body = { crewid: north.id, vanid: small.id, startsat: 1_020 };
    const { problems } = (await assign(order, body)).json();
    assert.deepEqual(codesOf(problems), [
      'too_long',
      'absent',
      'van_off',
      'van_too_small',
      'outside_half',
      'unconfirmed',
    ]);
    const texts = problems.map(({ text }: { text: string }) => text).join(' ');
    assert.match(texts, /ends at 20:00, after the day of North crew ends at 18:00/);
    assert.match(texts, /needs 2 people, but North crew has 1 person on .*\. Ann is absent\./);
    assert.match(texts, /Small van cannot be used on .* \(MOT\)\./);
    assert.match(texts, /Small van holds 5 m³, but the job has 9 m³\./);
    const wrong = await assign(order, { crewid: visits.id, startsat: 480 });
    assert.ok(codesOf(wrong.json().problems).includes('wrong_kind'));
    assert.equal((await readJob(orderno, day)).crewid, null);
  });

  it('of an older version is refused with the job as it is now', async () => {
    const order = await placeConfirmed();
    const body = { orderno: order.orderno, trade: 'move', version: 0, vanid: null };
    const both = await Promise.all([
      post('assign', { ...body, crewid: north.id, startsat: 480 }),
      post('assign', { ...body, crewid: north.id, startsat: 540 }, colleague),
    ]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
    const saved = both.find(({ statusCode }) => statusCode === 200)?.json();
    assert.equal(refused.code, 'changed_meanwhile');
    assert.equal(refused.current.startsat, saved.data.startsat);
    assert.notEqual(refused.by, '');
  });

  it('gives one of two colleagues a crew that both want at once', async () => {
    const first = await placeConfirmed();
    const second = await placeConfirmed('morning', first.day);
    const body = { crewid: north.id, startsat: 480 };
    const both = await Promise.all([assign(first, body), assign(second, body)]);
    assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
  });

  it('needs a start with its crew, a crew with its van, and an order with a day', async () => {
    const order = await placeConfirmed();
    for (const [body, field] of [
      [{ crewid: north.id }, 'startsat'],
      [{ vanid: luton.id }, 'crewid'],
      [{ crewid: 999_999, startsat: 480 }, 'crewid'],
      [{ crewid: north.id, vanid: 999_999, startsat: 480 }, 'vanid'],
    ] as const) {
      const response = await assign(order, body);
      assert.deepEqual([response.statusCode, response.json().field], [400, field]);
    }
    const unknown = { orderno: 'SLR99999', trade: 'move', version: 0, crewid: null, vanid: null };
    assert.equal((await post('assign', { ...unknown, startsat: null })).statusCode, 404);
  });
});

describe('the numbers of a job', () => {
  it('are those of the products until staff set others, and again when staff clear them', async () => {
    const order = await placeConfirmed();
    const body = { orderno: order.orderno, trade: 'move', version: 0, note: 'Narrow stairs' };
    const set = await post('job', { ...body, minutes: 300, people: 3, litres: 20_000 });
    assert.equal(set.statusCode, 200, set.body);
    const { minutes, people, litres, sources, version, note } = set.json().data;
    assert.deepEqual([minutes, people, litres, note], [300, 3, 20_000, 'Narrow stairs']);
    assert.equal(sources.minutes, 'job');
    const cleared = await post('job', {
      ...body,
      version,
      minutes: null,
      people: null,
      litres: null,
    });
    assert.equal(cleared.json().data.minutes, 180);
    assert.equal(
      (await post('job', { ...body, minutes: 1, people: 1, litres: 0 })).statusCode,
      400,
    );
  });
});
