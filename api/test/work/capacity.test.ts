import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { createMoveSchedule } from '../support/calendar.ts';
import { chooseByForm } from '../support/in-form.ts';
import { createPerson } from '../support/people.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  retryWhileBusy,
  saveShippingDetails,
  sendGet,
  sendPost,
} from '../support/shopping.ts';
import { createWorkDesk } from '../support/work-desk.ts';

const desk = await createWorkDesk();
const { app, config, db, shopper, staff, change, daysOf, openDay, placeMove, setDay } = desk;

/** Number of concurrent orders for the last van. */
const MANY_ORDERS = chooseByForm({ short: 20, long: 100 });

const readDay = async (day: string, trade = 'move') =>
  (await daysOf(trade)).find((each) => each.day === day);

const place = (day: string, half = 'morning', backend = app, who = shopper) =>
  sendPost(backend, who, '/users/orderplace', desk.moving(createMoveSchedule(day, half), who));

const before = { day: await openDay(), places: 0 };
before.places = (await readDay(before.day))?.morning ?? 0;
const collectionDay = (await daysOf('visit'))[0];
const [first, second] = [await desk.addCrew('First crew'), await desk.addCrew('Second crew')];

describe('the capacity of a day with crews', () => {
  it('is the number of crews, and that of the rules for work that no crew does', async () => {
    assert.ok(before.places > 2);
    assert.deepEqual(await readDay(before.day), { day: before.day, morning: 2, afternoon: 2 });
    assert.deepEqual(await readDay(collectionDay?.day ?? '', 'visit'), collectionDay);
  });

  it('falls with an absence, a day off, a smaller number of staff and a closed day', async () => {
    const day = await openDay();
    const ann = await desk.addPerson('Ann', first.id);
    await desk.addPerson('Ben', second.id);
    const vans = [await desk.addVan('Luton', 18_000), await desk.addVan('Box van', 12_000)];
    assert.equal((await readDay(day))?.morning, 2);
    await change('absences', { personid: ann.id, from: day, to: day, note: '' });
    assert.equal((await readDay(day))?.morning, 1);
    await change('van-days-off', { vanid: vans[0]?.id, from: day, to: day, note: '' });
    assert.equal((await readDay(day))?.morning, 1);
    await change('van-days-off', { vanid: vans[1]?.id, from: day, to: day, note: '' });
    assert.equal(await readDay(day), undefined);
    const other = await openDay();
    await setDay({ trade: 'move', day: other, morning: 1, afternoon: 9 });
    assert.deepEqual(await readDay(other), { day: other, morning: 1, afternoon: 2 });
    await setDay({ trade: 'move', day: other, closed: true });
    assert.equal(await readDay(other), undefined);
  });

  it('lists bookings over a reduced capacity as affected', async () => {
    const day = await openDay();
    const orders = [await placeMove('morning', day), await placeMove('morning', day)];
    const { people } = await desk.readResources();
    await change('absences', { personid: people[0]?.id, from: day, to: day, note: '' });
    const { data } = (await sendGet(app, staff, '/staff/bookings/affected')).json();
    const affected = data.filter((row: { day: string }) => row.day === day);
    assert.deepEqual(
      affected.map(({ orderno }: { orderno: string }) => orderno),
      orders.map(({ orderno }) => orderno),
    );
    assert.match(affected[0].problem, /has 2 bookings for 1 place\.$/);
  });

  it('says that no crew is left, and not that the day is closed', async () => {
    const day = await openDay();
    const { orderno } = await placeMove('morning', day);
    const { people } = await desk.readResources();
    for (const { id: personid } of people)
      await change('absences', { personid, from: day, to: day, note: '' });
    const { data } = (await sendGet(app, staff, '/staff/bookings/affected')).json();
    const affected = data.find((row: { orderno: string }) => row.orderno === orderno);
    assert.match(affected.problem, /^No crew or van is left for the morning of .*\.$/);
    const date = { trade: 'move', date: day, half: 'afternoon' };
    const preview = await sendPost(app, staff, `/staff/bookings/${orderno}/date/preview`, date);
    const [warning] = preview.json().data.warnings;
    assert.equal(warning.code, 'day_closed');
    assert.match(warning.text, /^No crew or van is left for the afternoon of .*\.$/);
    await setDay({ trade: 'move', day, closed: true });
    const closed = (await sendGet(app, staff, '/staff/bookings/affected')).json().data;
    const { problem } = closed.find((row: { orderno: string }) => row.orderno === orderno);
    assert.match(problem, /is not a working time any more\.$/);
  });

  it('counts a job that lasts into the afternoon in both halves', async () => {
    const day = await openDay();
    await db.execute(sql`update products set job_minutes = 420 where id = 50`);
    await placeMove('morning', day);
    assert.deepEqual(await readDay(day), { day, morning: 1, afternoon: 1 });
    await setDay({ trade: 'move', day, morning: 2, afternoon: 1 });
    const refused = await place(day);
    assert.equal(refused.statusCode, 409, refused.body);
    assert.ok(refused.json().days.every((each: { day: string }) => each.day !== day));
    await db.execute(sql`update products set job_minutes = 0 where id = 50`);
    assert.equal((await place(day)).statusCode, 200);
  });

  it('shows no morning to a basket whose work lasts into a full afternoon', async () => {
    const day = await openDay();
    await db.execute(sql`update products set job_minutes = 420 where id = 50`);
    await setDay({ trade: 'move', day, morning: 2, afternoon: 0 });
    const basket = await createPerson(db);
    const readMorning = async (query: string) => {
      const { data } = (await sendGet(app, basket, `/users/getcalendar${query}`)).json();
      const { days } = data.find(({ trade }: { trade: string }) => trade === 'move');
      return days.find((each: { day: string }) => each.day === day)?.morning ?? 0;
    };
    assert.equal(await readMorning('?basket=true'), 2);
    await db.execute(
      sql`insert into saved_lines (userid, productid, packages, quantity) values (${basket.id}, 50, '', 1)`,
    );
    assert.equal(await readMorning(''), 2);
    assert.equal(await readMorning('?basket=true'), 0);
    await db.execute(sql`update products set job_minutes = 0 where id = 50`);
    assert.equal(await readMorning('?basket=true'), 2);
  });

  it('sells the last van once when many orders want it at once on two backends', async () => {
    const day = await openDay();
    const { vans } = await desk.readResources();
    await change('van-days-off', { vanid: vans[0]?.id, from: day, to: day, note: '' });
    const otherApp = await buildApp(config, db);
    await otherApp.ready();
    const shoppers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const one = await createPerson(db);
        await saveShippingDetails(app, one);
        return one;
      }),
    );
    const responses = await Promise.all(
      Array.from({ length: MANY_ORDERS }, (_, at) =>
        retryWhileBusy(() =>
          place(day, 'morning', at % 2 === 0 ? app : otherApp, shoppers[at % 10]),
        ),
      ),
    );
    await otherApp.close();
    const codes = responses.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual([codes[0], ...new Set(codes.slice(1))], [200, 409]);
    assert.equal(await desk.placesTaken(day), 1);
    assert.equal(await readDay(day).then((each) => each?.morning ?? 0), 0);
  });

  it('sells a crew that does moves and collections once', async () => {
    const { crews } = await desk.readResources();
    for (const crew of crews.slice(1)) await change('crews', { ...crew, active: false });
    await change('crews', { ...crews[0], kinds: ['move', 'visit'] });
    const day = await openDay('visit');
    assert.deepEqual(await readDay(day, 'visit'), { day, morning: 5, afternoon: 5 });
    await placeOrder(app, shopper, {
      ...buildOrderBody(shopper, 65, createLine(5)),
      schedule: { visit: { date: day, half: 'morning' } },
    });
    assert.deepEqual(await readDay(day, 'visit'), { day, morning: 4, afternoon: 5 });
    assert.deepEqual(await readDay(day), { day, morning: 0, afternoon: 1 });
    assert.equal((await place(day)).statusCode, 409);
    assert.equal((await place(day, 'afternoon')).statusCode, 200);
    assert.deepEqual(await readDay(day, 'visit'), { day, morning: 4, afternoon: 0 });
  });
});
