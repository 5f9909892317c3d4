import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Proposal } from 'contract/work/board';
import { eq, sql } from 'drizzle-orm';
import { getDistance } from '../../src/work/assignment/postcode-distance.ts';
import { jobs } from '../../src/work/records/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { createWorkDesk } from '../support/work-desk.ts';

const desk = await createWorkDesk();
const { db, post, placeMove } = desk;

/** Places a confirmed move between two postcodes with this volume. */
async function placeLoad(day: string, litres: number, from: string, to: string, half = 'morning') {
  const order = await placeMove(half, day);
  await db.execute(sql`update bookings set held_until = null`);
  await db
    .update(orders)
    .set({
      schedule: sql`jsonb_set(jsonb_set(${orders.schedule}, '{move,from,postcode}', to_jsonb(${from}::text)), '{move,to,postcode}', to_jsonb(${to}::text))`,
    })
    .where(eq(orders.orderno, order.orderno));
  const body = {
    orderno: order.orderno,
    trade: 'move',
    version: 0,
    minutes: 180,
    people: 1,
    litres,
  };
  assert.equal((await post('job', { ...body, note: '' })).statusCode, 200);
  return order.orderno;
}

async function suggest(day: string) {
  const response = await post('suggest', { day });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{
    data: { proposals: Proposal[]; unplaced: { orderno: string; text: string }[] };
  }>().data;
}

describe("'Fill the day'", () => {
  it('proposes the smallest van that fits and the crew that is near, and saves nothing', async () => {
    const day = await desk.openDay();
    await desk.byStaff('/staff/calendar/days', {
      trade: 'move',
      day,
      closed: false,
      morning: 9,
      afternoon: 9,
      note: '',
    });
    const large = await placeLoad(day, 15_000, 'SE1 7PB', 'N1 9GU');
    const little = await placeLoad(day, 4_000, 'SE1 8XX', 'E16 4AB');
    const near = await placeLoad(day, 3_000, 'E16 1AA', 'E1 6AN', 'afternoon');
    const huge = await placeLoad(day, 90_000, 'SE1 7PB', 'N1 9GU');
    const [first, second] = [await desk.addCrew('First crew'), await desk.addCrew('Second crew')];
    const [luton, small] = [
      await desk.addVan('Luton', 18_000),
      await desk.addVan('Small van', 5_000),
    ];
    const { proposals, unplaced } = await suggest(day);
    assert.deepEqual(
      proposals.map(({ orderno, crewid, vanid, startsat }) => [orderno, crewid, vanid, startsat]),
      [
        [large, first.id, luton.id, 480],
        [little, second.id, small.id, 480],
        [near, second.id, small.id, 780],
      ],
    );
    assert.equal(
      proposals[2]?.explanation,
      `Second crew comes from order ${little}, in the same postcode district. Small van is the smallest free van for 3 m³. 13:00 is the earliest free start in the afternoon.`,
    );
    assert.deepEqual(unplaced, [{ orderno: huge, trade: 'move', text: 'No van holds 90 m³.' }]);
    assert.ok((await db.select().from(jobs)).every(({ crewid }) => crewid === null));
    for (const { explanation: _explanation, ...proposal } of proposals)
      assert.equal((await post('assign', proposal)).statusCode, 200);
    assert.deepEqual((await suggest(day)).proposals, []);
  });

  it('says for each job left over why it has no crew', async () => {
    const day = await desk.openDay();
    const order = await placeMove('morning', day);
    const { crews } = await desk.readResources();
    for (const { id } of crews) await desk.change('crews/remove', { id });
    const { unplaced } = await suggest(day);
    assert.deepEqual(unplaced, [
      { orderno: order.orderno, trade: 'move', text: 'No crew does this kind of work.' },
    ]);
  });
});

describe('the distance of postcodes', () => {
  it('is that of their districts and areas', () => {
    assert.equal(getDistance('SE1 7PB', 'se17aa'), 0);
    assert.equal(getDistance('SE1 7PB', 'SE10 9GB'), 1);
    assert.equal(getDistance('E16 4AB', 'EC1A 1BB'), 2);
    assert.equal(getDistance('SE1 7PB', ''), 2);
  });
});
