import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDay } from 'contract/calendar/date-texts';
import { addDays, toLondonDay, getWeekday } from '../../src/schedule/london-day.ts';
import { createCalendarShop, createMoveSchedule, veil } from '../support/calendar.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from '../support/shopping.ts';

const { app, shopper, daysOf, setDay, byStaff, place, refused, moving } =
  await createCalendarShop();

describe('the firm’s days', () => {
  it('are days in London, in summer too', () => {
    assert.equal(toLondonDay(new Date('2026-06-30T23:30:00Z')), '2026-07-01');
    assert.equal(toLondonDay(new Date('2026-12-31T23:30:00Z')), '2026-12-31');
    assert.equal(formatDay('2026-11-24'), 'Tuesday 24 November 2026');
    assert.equal(addDays('2026-03-28', 2), '2026-03-30');
  });
});

describe('the days that can be chosen', () => {
  it('are returned with their services to every signed-in user', async () => {
    const { data } = (await sendGet(app, shopper, '/users/getcalendar')).json();
    const services = data.map((each: { trade: string; services: number[] }) => [
      each.trade,
      each.services,
    ]);
    assert.deepEqual(services, [
      ['move', [5, 9]],
      ['visit', [1, 2, 6, 7]],
    ]);
    assert.equal((await app.inject('/users/getcalendar')).statusCode, 401);
  });

  it('begin after the lead time, end at the horizon, and are working days', async () => {
    const today = toLondonDay(new Date());
    const days = (await daysOf('move')).map(({ day }) => day);
    assert.ok(days.length > 60);
    assert.ok(days.every((day) => day >= addDays(today, 3) && day <= addDays(today, 90)));
    assert.ok(days.every((day) => getWeekday(day) !== 7));
    await byStaff('/staff/calendar/rules', {
      trade: 'move',
      leaddays: 10,
      horizondays: 30,
      morning: 4,
      afternoon: 0,
      workingdays: [2, 2],
    });
    const fewer = await daysOf('move');
    assert.ok(fewer.length >= 2 && fewer.length <= 4);
    assert.ok(fewer.every(({ day }) => getWeekday(day) === 2 && day >= addDays(today, 10)));
    assert.ok(fewer.every(({ morning, afternoon }) => morning === 4 && afternoon === 0));
  });

  it('omit closed days, and use the capacity that staff set for a day', async () => {
    const [first, second] = await daysOf('visit');
    assert.ok(first && second);
    await setDay({ trade: 'visit', day: first.day, closed: true, note: 'Bank holiday' });
    await setDay({ trade: 'visit', day: second.day, morning: 1, afternoon: 0 });
    const [next] = await daysOf('visit');
    assert.deepEqual(next, { day: second.day, morning: 1, afternoon: 0 });
    await setDay({ trade: 'visit', day: first.day });
    assert.deepEqual((await daysOf('visit'))[0], first);
  });
});

describe('dates in an order', () => {
  const listDays = async () => (await daysOf('move')).map(({ day }) => day);

  it('are optional: an order without dates is placed as before', async () => {
    assert.equal((await place(undefined)).statusCode, 200);
  });

  it('are refused with the remaining days if the day cannot be chosen', async () => {
    const today = toLondonDay(new Date());
    for (const date of [today, addDays(today, -3), addDays(today, 400)]) {
      const response = await place(createMoveSchedule(date));
      assert.equal(response.statusCode, 409);
      assert.match(response.json().error, /^There is no place left on the morning of .* are /);
      assert.deepEqual(response.json().days, await daysOf('move'));
    }
    const [first = '', second = ''] = await listDays();
    assert.equal((await place(createMoveSchedule(first, 'afternoon'))).statusCode, 409);
    assert.equal(
      (await place(createMoveSchedule(first, 'morning', { second: today }))).statusCode,
      409,
    );
    assert.equal((await place(createMoveSchedule(first, 'morning', { second }))).statusCode, 200);
  });

  it('are refused if they are invalid, or for a service that is not in the basket', async () => {
    const [first = ''] = await listDays();
    await refused(moving(createMoveSchedule('2026-02-30')), 400, /not in the calendar/);
    await refused(moving(createMoveSchedule('tomorrow')), 400, /./);
    await refused(moving(createMoveSchedule(first, 'evening')), 400, /./);
    await refused(
      moving(createMoveSchedule(first, 'morning', { second: first })),
      400,
      /same as the first/,
    );
    await refused(moving({ move: { date: first, half: 'morning' } }), 400, /./);
    const from = { ...createMoveSchedule(first).move.from, address: ' ' };
    await refused(
      moving(createMoveSchedule(first, 'morning', { from })),
      400,
      /^Address is missing\.$/,
    );
    await refused(moving({ visit: { date: first, half: 'morning' } }), 400, /not in the basket/);
    const cleaning = buildOrderBody(shopper, veil.price, createLine(veil.productid));
    await refused({ ...cleaning, schedule: createMoveSchedule(first) }, 400, /not in the basket/);
  });

  it('make a different order under the same key', async () => {
    const [first = '', second = ''] = await listDays();
    const body = { ...moving(createMoveSchedule(first)), idempotencyKey: 'dated' };
    const send = (payload: object) => sendPost(app, shopper, '/users/orderplace', payload);
    const { orderno } = (await send(body)).json();
    assert.equal((await send(body)).json().orderno, orderno);
    await refused({ ...body, schedule: createMoveSchedule(second) }, 409, /was placed as order/);
  });

  it('are returned only to the shopper and to staff', async () => {
    const [day = ''] = await listDays();
    const { orderno } = (
      await place(createMoveSchedule(day, 'morning', { note: 'A piano' }))
    ).json();
    const { data } = (await sendGet(app, shopper, `/users/getschedules/${shopper.id}`)).json();
    assert.equal(data[0].orderno, orderno);
    assert.deepEqual(data[0].schedule, createMoveSchedule(day, 'morning', { note: 'A piano' }));
    assert.equal(data[0].places[0].state, 'held');
    const other = await sendGet(app, shopper, `/users/getschedules/${shopper.id + 1}`);
    assert.equal(other.statusCode, 403);
  });
});
