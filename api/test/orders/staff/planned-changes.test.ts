import { formatDay } from 'contract/calendar/date-texts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { desc } from 'drizzle-orm';
import { addDays, toLondonDay } from '../../../src/schedule/london-day.ts';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { sendGet, createLine, buildOrderBody, placeOrder } from '../../support/shopping.ts';

const desk = await createOrderDesk();
const { app, colleague, db, shopper, staff, act, pageOf, refusalOf, goods, removal } = desk;

const today = toLondonDay(new Date());
const wedding = addDays(today, 200);
const placeGarment = () => placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
const readDates = async (made: { orderno: string }) => {
  const { data } = (await sendGet(app, staff, `/staff/orders/${made.orderno}`)).json();
  return [data.eventdate, data.duedate, data.latefrom !== null];
};

describe('the date of a wedding, changed by staff', () => {
  it('moves the due date, with the reason in timeline and audit log, and can be removed', async () => {
    const made = await placeGarment();
    const { version } = await pageOf(made);
    const change = (eventdate: string, more: object) =>
      act(made, 'event-date', { eventdate, reason: 'Phoned', ...more });
    assert.equal((await change(wedding, { version })).statusCode, 200);
    assert.deepEqual(await readDates(made), [wedding, addDays(wedding, -7), true]);
    const page = await pageOf(made);
    const [entry] = page.timeline;
    assert.deepEqual(
      [entry?.title, entry?.reason, entry?.by],
      ['Wedding or event date changed', 'Phoned', staff.email],
    );
    assert.deepEqual(entry?.changes, [
      { label: 'Wedding or event', before: '', after: formatDay(wedding) },
    ]);
    const [audit] = await db.select().from(staffAudit).orderBy(desc(staffAudit.id)).limit(1);
    assert.deepEqual([audit?.before, audit?.after], [{ eventdate: null }, { eventdate: wedding }]);

    assert.equal((await change('', { version: page.version })).statusCode, 200);
    assert.deepEqual(await readDates(made), [null, null, false]);
  });

  it('is refused for a past day, without a reason, and without garments', async () => {
    const made = await placeGarment();
    const { version } = await pageOf(made);
    for (const [fields, field] of [
      [{ eventdate: addDays(today, -1), reason: 'Phoned' }, 'eventdate'],
      [{ eventdate: '31 June', reason: 'Phoned' }, 'eventdate'],
      [{ eventdate: wedding, reason: ' ' }, 'reason'],
    ] as const) {
      const response = await act(made, 'event-date', { version, ...fields });
      assert.deepEqual([response.statusCode, response.json().field], [400, field]);
    }
    const tape = await goods();
    assert.match(refusalOf(await pageOf(tape), 'changeEventDate') ?? '', /no garments/);
    const body = { version: (await pageOf(tape)).version, eventdate: wedding, reason: 'Phoned' };
    assert.equal((await act(tape, 'event-date', body)).statusCode, 409);
  });

  it("based on an old version is refused with the colleague's date", async () => {
    const made = await placeGarment();
    const { version } = await pageOf(made);
    const body = { version, reason: 'Phoned' };
    await act(made, 'event-date', { ...body, eventdate: wedding }, colleague);
    const late = await act(made, 'event-date', { ...body, eventdate: addDays(wedding, 1) });
    const { code, current, by } = late.json();
    assert.deepEqual([late.statusCode, code], [409, 'changed_meanwhile']);
    assert.deepEqual([current.eventdate, by], [wedding, colleague.email]);
  });
});

describe('the addresses of a move, changed by staff', () => {
  const pickup = { address: '7 Mill Lane', postcode: 'E2 8AA', floor: 0, lift: false };
  const destination = { address: '8 Hill Road', postcode: 'N1 9GU', floor: 4, lift: true };
  const addresses = {
    pickup: { ...pickup, parking: 'outside' },
    destination: { ...destination, parking: 'permit' },
    reason: 'The keys come later',
  };

  it('keep the day, with the reason and both addresses in the timeline', async () => {
    const made = await removal();
    const { version, days } = await pageOf(made);
    const response = await act(made, 'move-addresses', { version, ...addresses });
    assert.equal(response.statusCode, 200, response.body);
    const { data } = (await sendGet(app, staff, `/staff/orders/${made.orderno}`)).json();
    const { from, to, date } = data.schedule.move;
    assert.deepEqual([from, to], [addresses.pickup, addresses.destination]);
    assert.equal(date, days[0]?.date);
    const [entry] = (await pageOf(made)).timeline;
    assert.deepEqual(
      [entry?.title, entry?.reason],
      ['Addresses of the move changed', addresses.reason],
    );
    assert.deepEqual(
      entry?.changes?.map(({ label, after }) => [label, after]),
      [
        ['From', '7 Mill Lane, E2 8AA · ground floor · no lift · parking right outside'],
        ['To', '8 Hill Road, N1 9GU · floor 4 · with a lift · parking needs a permit'],
      ],
    );
  });

  it('are refused without a move, with a wrong floor, and on an old version', async () => {
    const tape = await goods();
    assert.match(refusalOf(await pageOf(tape), 'changeMoveAddresses') ?? '', /no move/);
    const { version: tapeVersion } = await pageOf(tape);
    const refused = await act(tape, 'move-addresses', { version: tapeVersion, ...addresses });
    assert.equal(refused.statusCode, 409);
    const made = await removal();
    const { version } = await pageOf(made);
    const wrong = { ...addresses, pickup: { ...addresses.pickup, floor: 61 } };
    assert.equal((await act(made, 'move-addresses', { version, ...wrong })).statusCode, 400);
    await act(made, 'move-addresses', { version, ...addresses }, colleague);
    const late = await act(made, 'move-addresses', { version, ...addresses });
    assert.deepEqual([late.statusCode, late.json().current.schedule.move.from.floor], [409, 0]);
  });
});
