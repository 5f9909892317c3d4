import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../../../src/db/db.ts';
import type { ComposedLine } from 'contract/compose/composition';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { createMoveSchedule, van } from '../../support/calendar.ts';
import {
  addFree,
  addProduct,
  type Change,
  createEditor,
  removeLine,
  setDiscount,
  setQuantity,
} from '../../support/editing.ts';
import { createDisputeShop } from '../../support/dispute-shop.ts';
import { chooseByForm } from '../../support/in-form.ts';
import {
  createDispute,
  reinstateFunds,
  withdrawFunds,
} from '../../support/fake-stripe-disputes.ts';
import { createPerson } from '../../support/people.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  saveShippingDetails,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';
import { openInSpreadsheet } from '../../support/spreadsheet.ts';

const shop = await createDisputeShop();
const { app, db, shopper, manager, paidOrder, report, stripe } = shop;
const owner = await createPerson(db, 'staff', undefined, 'owner');
await saveShippingDetails(app, shopper);
const { edit, readComposition } = createEditor(app, manager);

/** Number of histories, each of up to 10 steps. */
const HISTORIES = Number(process.env['RANDOM_HISTORIES'] ?? chooseByForm({ short: 6, long: 12 }));

const ALL_DAYS = { from: '2020-01-01', to: '2099-12-31' };

const editNames = [
  'add',
  'remove',
  'more',
  'fewer',
  'free',
  'discount',
  'addMove',
  'endMove',
] as const;

const pence = fc.integer({ min: 1, max: 15_000 });
const method = fc.constantFrom('cash', 'card_terminal', 'bank_transfer');

const step = fc.oneof(
  fc.record({ do: fc.constant('record' as const), amount: pence, method }),
  fc.record({
    do: fc.constant('refund' as const),
    amount: pence,
    outside: fc.boolean(),
    isdueagain: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('correct', 'complete', 'cancel', 'settleDue') }),
  fc.record({ do: fc.constantFrom('dispute', 'lose', 'win') }),
  fc.record({ do: fc.constantFrom('breakStripe', 'mendStripe') }),
  fc.record({
    do: fc.constant('edit' as const),
    change: fc.constantFrom(...editNames),
    amount: fc.integer({ min: 1, max: 9_000 }),
  }),
  fc.record({
    do: fc.constant('edit' as const),
    change: fc.constantFrom(...editNames),
    amount: fc.integer({ min: 1, max: 9_000 }),
  }),
);

type EditName = (typeof editNames)[number];

type Step =
  | { do: 'edit'; change: EditName; amount: number }
  | { do: 'record'; amount: number; method: string }
  | { do: 'refund'; amount: number; outside: boolean; isdueagain: boolean }
  | {
      do:
        | 'correct'
        | 'complete'
        | 'cancel'
        | 'settleDue'
        | 'dispute'
        | 'lose'
        | 'win'
        | 'breakStripe'
        | 'mendStripe';
    };

interface Tried {
  orderno: string;
  /** Transaction of the first card payment, or ''. */
  intent: string;
  dispute: ReturnType<typeof createDispute> | null;
}

const moneyOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;

const post = (orderno: string, path: string, body: object) =>
  sendPost(app, manager, `/staff/orders/${orderno}/${path}`, body);

let seconds = 0;
const tell = (type: string, object: ReturnType<typeof createDispute>) =>
  report(type, object, (seconds += 10));

/** Does one step. The shop may refuse it, but must not fail. */
async function doStep(tried: Tried, next: Step): Promise<void> {
  const { orderno, intent } = tried;
  const check = ({ statusCode, body }: { statusCode: number; body: string }) =>
    assert.ok(statusCode < 500, body);
  switch (next.do) {
    case 'record': {
      const { amount, method: how } = next;
      const body = { amount, method: how, key: randomUUID(), accept: true };
      return check(await post(orderno, 'recorded-payments', body));
    }
    case 'refund': {
      const { isdueagain } = next;
      const way = next.outside ? 'outside' : 'provider';
      const body = {
        amount: next.amount / 100,
        method: way,
        isdueagain,
        reason: 'Tried',
        key: randomUUID(),
      };
      return check(await post(orderno, 'refunds', body));
    }
    case 'correct': {
      const { entries } = await moneyOf(orderno);
      const entry = entries.findLast(
        ({ iscorrectable }: { iscorrectable: boolean }) => iscorrectable,
      );
      if (entry === undefined) return;
      return check(
        await post(orderno, `recorded-payments/${entry.id}/correct`, { reason: 'Tried' }),
      );
    }
    case 'complete':
      return check(await post(orderno, 'state', { state: 'completed' }));
    case 'cancel':
      return check(await post(orderno, 'state', { state: 'cancelled', reason: 'Tried' }));
    case 'settleDue': {
      const { data } = (await sendGet(app, manager, '/staff/refunds?state=due&size=200')).json();
      for (const { id, orderno: of, transactionid } of data)
        if (of === orderno)
          check(
            transactionid === ''
              ? await sendPost(app, manager, `/staff/refunds/${id}/settle-outside`, {
                  reason: 'Tried',
                })
              : await sendPost(app, manager, `/staff/refunds/${id}/retry`, {}),
          );
      return undefined;
    }
    case 'edit':
      return editRandomly(tried, next);
    case 'breakStripe':
      stripe.refunds.fault = 'refused';
      return undefined;
    case 'mendStripe':
      stripe.refunds.fault = null;
      return undefined;
    case 'dispute':
      if (intent === '' || tried.dispute !== null) return undefined;
      tried.dispute = withdrawFunds(createDispute(intent), 1_780_000_000);
      return tell('charge.dispute.funds_withdrawn', tried.dispute);
    case 'lose':
      if (tried.dispute === null || tried.dispute.status === 'won') return undefined;
      tried.dispute = { ...tried.dispute, status: 'lost' };
      return tell('charge.dispute.closed', tried.dispute);
    case 'win':
      if (tried.dispute === null || tried.dispute.status === 'lost') return undefined;
      tried.dispute = { ...reinstateFunds(tried.dispute, 1_780_000_500), status: 'won' };
      return tell('charge.dispute.closed', tried.dispute);
  }
}

const moves = (line: ComposedLine) => line.type === 'product' && line.productid === van.productid;

/** Returns a random change of lines and discount. `endMove` also removes the day of the move. */
const changeRandomly =
  ({ change, amount }: Extract<Step, { do: 'edit' }>): Change =>
  (composition) => {
    const { lines } = composition;
    const [first] = lines;
    const hasMove = lines.some(moves);
    switch (change) {
      case 'add':
        return addProduct(34, 1 + (amount % 3))(composition);
      case 'remove':
        return lines.length > 1 ? removeLine(amount % lines.length)(composition) : composition;
      case 'more':
        return setQuantity(0, (first?.quantity ?? 0) + 1)(composition);
      case 'fewer':
        return setQuantity(0, Math.max(1, (first?.quantity ?? 0) - 1))(composition);
      case 'free':
        return addFree(1, amount, { vatrate: [0, 5, 20][amount % 3] })(composition);
      case 'discount':
        return setDiscount(amount % 2 === 0 ? 0 : amount)(composition);
      case 'addMove':
        return hasMove ? composition : addProduct(van.productid)(composition);
      case 'endMove':
        return { ...composition, lines: lines.filter((line) => !moves(line)) };
    }
  };

async function editRandomly(
  { orderno }: Tried,
  step: Extract<Step, { do: 'edit' }>,
): Promise<void> {
  const { data } = (await sendGet(app, shopper, '/users/getcalendar')).json();
  const { days } = data.find(({ trade }: { trade: string }) => trade === 'move');
  const day = days[step.amount % days.length].day;
  const more = {
    creditnote: true,
    override: true,
    ...(step.change === 'addMove' && { schedule: createMoveSchedule(day) }),
  };
  const { statusCode, body } = await edit(orderno, changeRandomly(step), more);
  // The shop may refuse a discount above the lines, or a change of an order that has ended.
  assert.ok([200, 409].includes(statusCode), body);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Compares the order's sums with its ledger, and its state with what is due. */
async function checkOrder(orderno: string): Promise<void> {
  const { total, paid, due, entries } = await moneyOf(orderno);
  const doneAmounts = entries
    .filter(({ state }: { state: string }) => state === 'done')
    .map(({ amount }: { amount: number }) => amount);
  assert.equal(paid, sumOf(doneAmounts));
  const { state } = (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;
  assert.ok(due >= 0 && due <= total);
  if (state === 'paid') assert.equal(due, 0);
  if (state === 'part_paid' || state === 'awaiting_collection') assert.ok(due > 0);
  if (state === 'cancelled') assert.equal(due, 0);
  await checkDocuments(orderno, state, total);
  await checkBookings(orderno, state);
  const refunds = (await sendGet(app, manager, `/staff/orders/${orderno}/refunds`)).json().data;
  assert.ok(refunds.left >= 0 && refunds.cardleft >= 0 && refunds.cardleft <= refunds.left);
}

/** Compares the invoices less the credit notes, the export and the page with the order's total. */
async function checkDocuments(orderno: string, state: string, total: number): Promise<void> {
  const page = (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;
  assert.equal(Math.round(page.totalamount * 100), total);
  const invoiced = sumOf(
    page.invoices.map(({ kind, gross }: { kind: string; gross: number }) =>
      kind === 'invoice' ? gross : -gross,
    ),
  );
  if (state === 'cancelled') assert.equal(invoiced, 0);
  else if (state === 'paid' || state === 'completed') assert.equal(invoiced, total);
  else assert.ok(invoiced >= 0 && invoiced <= total, `${invoiced} of ${total} are on invoices`);
  const csv = await sendPost(app, owner, '/staff/exports/orders', { search: orderno });
  const [titles = [], row = []] = openInSpreadsheet(csv.body);
  const read = (title: string) => Math.round(Number(row[titles.indexOf(title)]) * 100);
  const { paid, due } = await moneyOf(orderno);
  assert.deepEqual([read('Total'), read('Paid'), read('Due')], [total, paid, due]);
}

/** The place of a move is taken while the order has a move with a day, and by nobody else. */
async function checkBookings(orderno: string, state: string): Promise<void> {
  const { composition, schedule } = await readComposition(orderno);
  const rows = await db
    .select({ day: bookings.day })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(eq(orders.orderno, orderno));
  const day = schedule?.move?.date;
  const isBooked = state !== 'cancelled' && day !== undefined;
  assert.deepEqual(rows, isBooked ? [{ day }] : []);
  if (!composition.lines.some(moves)) assert.equal(schedule?.move, undefined);
}

/** Compares all places that add up money, and the card's money with that of the provider. */
async function checkSums(): Promise<void> {
  const [{ ledger, card } = { ledger: 0, card: 0 }] = await queryRows<{
    ledger: number;
    card: number;
  }>(
    db,
    sql`select coalesce(sum(amount), 0)::int as ledger,
        coalesce(sum(amount) filter (where method = 'card' and source <> 'dispute'), 0)::int as card
      from ledger where state = 'done' and currency = 'gbp'`,
  );
  const query = `from=${ALL_DAYS.from}&to=${ALL_DAYS.to}`;
  const takings = (await sendGet(app, manager, `/staff/takings?${query}&size=1`)).json();
  assert.equal(Math.round(takings.total * 100), ledger);
  const methods = takings.methods.map(({ amount }: { amount: number }) => Math.round(amount * 100));
  assert.equal(sumOf(methods), ledger);
  const csv = await sendPost(app, owner, '/staff/exports/takings', ALL_DAYS);
  const [titles = [], ...rows] = openInSpreadsheet(csv.body);
  const column = titles.indexOf('Amount');
  assert.equal(sumOf(rows.map((row) => Math.round(Number(row[column]) * 100))), ledger);
  const paidSessions = [...stripe.sessions.values()].filter(
    ({ payment_status: status }) => status === 'paid',
  );
  const refunded = stripe.refunds.all.filter(({ status }) => status === 'succeeded');
  assert.equal(
    sumOf(paidSessions.map(({ amount_total: amount }) => amount)) -
      sumOf(refunded.map(({ amount }) => amount)),
    card,
  );
}

const placeOffline = async (): Promise<Tried> => {
  await shop.comeBack();
  const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 239, createLine(70)));
  return { orderno, intent: '', dispute: null };
};

const placePaid = async (): Promise<Tried> => {
  const { orderno, intent } = await paidOrder();
  return { orderno, intent: String(intent), dispute: null };
};

describe('random histories of an order', () => {
  it('keep all sums of its money equal to the penny', async () => {
    const history = fc.record({
      isByCard: fc.boolean(),
      steps: fc.array(step, { minLength: 1, maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ isByCard, steps }) => {
        const tried = await (isByCard ? placePaid() : placeOffline());
        for (const next of steps) {
          await doStep(tried, next as Step);
          await checkOrder(tried.orderno);
        }
        stripe.refunds.fault = null;
        await shop.later();
        await checkOrder(tried.orderno);
        await checkSums();
      }),
      { numRuns: HISTORIES },
    );
  });
});
