import type { PaymentMethod } from 'contract/payments/payment-method';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { products } from '../../src/catalog/records/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderMailText } from '../../src/mail/email/layout/mail-text.ts';
import type { MailJob, EmailTemplate } from '../../src/mail/email/email.ts';
import { orderStateNames } from 'contract/orders/order-state';
import { orders } from '../../src/orders/records/tables.ts';
import { createCalendarShop, createMoveSchedule as moveOn } from '../support/calendar.ts';
import { chooseByForm } from '../support/in-form.ts';
import { setState } from '../support/set-state.ts';
import { collectTexts } from '../support/texts-in.ts';
import { sendGet, createLine, buildOrderBody, placeOrder, sendPost } from '../support/shopping.ts';

const shop = await createCalendarShop({
  PUBLIC_URL: 'https://shop.example.com',
  RATE_LIMIT_SCALE: '1000',
});
const { app, db, config, shopper, staff, setDay, daysOf } = shop;

/** Baskets by name: seeded product ids, and words that the confirmation contains. */
const baskets = {
  kit: { ids: [70], words: [/goods/i] },
  materials: { ids: [34], words: [/goods/i] },
  dress: { ids: [1], visit: 'garments', words: [/garments/i] },
  preservation: { ids: [12], visit: 'garments', words: [/garments/i] },
  curtain: { ids: [60], visit: 'curtains', words: [/curtains/i] },
  move: { ids: [50], move: true, words: [/move/i] },
  storage: { ids: [65], words: [/storage/i] },
  'dress and curtain': { ids: [1, 60], visit: 'garments and curtains', words: [/garments and/i] },
  'kit and dress': { ids: [70, 1], visit: 'garments', words: [/goods/i, /garments/i] },
  everything: {
    ids: [70, 1, 50, 65],
    visit: 'garments',
    move: true,
    words: [/goods/i, /garments/i, /move/i, /storage/i],
  },
} as const;

type Basket = { ids: readonly number[]; visit?: string; move?: boolean; words: readonly RegExp[] };

const rows = await db.select().from(products);
const sumPounds = (ids: readonly number[]) =>
  rows.filter(({ id }) => ids.includes(id)).reduce((sum, { price }) => sum + price, 0) / 100;

/** Opens a day with capacity for all orders of this test file. */
async function openWideDay(trade: string): Promise<string> {
  const day = (await daysOf(trade)).at(-1)?.day ?? '';
  await setDay({ trade, day, morning: 400, afternoon: 400 });
  return day;
}
const days = { move: await openWideDay('move'), visit: await openWideDay('visit') };

const scheduleOf = ({ visit, move }: Basket) => ({
  ...(visit && { visit: { date: days.visit, half: 'morning' } }),
  ...(move && moveOn(days.move)),
});

async function storeOrder(basket: Basket, method: PaymentMethod, isDated: boolean) {
  const body = {
    ...buildOrderBody(shopper, sumPounds(basket.ids), ...basket.ids.map((id) => createLine(id))),
    ...(isDated && { schedule: scheduleOf(basket) }),
  };
  const made = await placeOrder(app, shopper, body);
  // Marks the order as paid in the database, because other tests cover card payments.
  if (method === 'online') {
    const isThis = eq(orders.id, made.orderid);
    await db.update(orders).set({ paymentMethod: 'online' }).where(isThis);
    await setState(db, isThis, 'paid');
    await db.update(bookings).set({ heldUntil: null }).where(eq(bookings.orderid, made.orderid));
  }
  return made;
}

/**
 * Returns an email as text, without links and legal notices. The legal notices are the same for
 * every order.
 */
async function renderMail(kind: string, orderid: number, more: object = {}): Promise<string> {
  const { build } = emailTemplates[kind] as EmailTemplate<MailJob>;
  const { subject, content } = await build({ config, db }, { kind, orderid, ...more });
  const parts = content.parts.filter((part) => !('isSmall' in part));
  const text = renderMailText(config.shop, { ...content, parts });
  return `${subject}\n${text}`.replaceAll(/https?:\S+/g, '');
}

const steps = ['received', 'in_care', 'ready', 'out_for_delivery', 'done'] as const;

/** Returns every email that a shopper can get about this order. */
async function renderMailsToShopper(orderid: number, orderno: string): Promise<string[]> {
  const texts = [
    await renderMail('order-confirmation', orderid),
    await renderMail('date-changed', orderid),
    await renderMail('date-confirmed', orderid),
    await renderMail('date-released', orderid),
    await renderMail('order-cancelled', orderid, { refund: 0 }),
    await renderMail('order-cancelled', orderid, { refund: 0, by: 'staff' }),
    await renderMail('day-moved', orderid, { before: { day: days.visit, half: 'morning' } }),
  ];
  for (const trade of ['goods', 'care', 'move']) {
    for (const step of steps) {
      const body = { trade, step, reason: 'a test' };
      const response = await sendPost(app, staff, `/staff/orders/${orderno}/progress`, body);
      if (response.statusCode !== 200) continue;
      const news = await renderMail('order-progress', orderid, { trade, step }).catch(nullIfNoNews);
      if (news !== null) texts.push(news);
    }
  }
  return texts;
}

/** Returns null for a step without an email. Any other error fails the test. */
function nullIfNoNews(cause: unknown): null {
  assert.match(String(cause), /no email text for the step/);
  return null;
}

/** Returns the backend's texts for the pages of an order, in each order state. */
async function readPageTexts(orderid: number, orderno: string): Promise<string[]> {
  const texts: string[] = [];
  for (const state of orderStateNames) {
    await setState(db, eq(orders.id, orderid), state);
    const page = await sendGet(app, shopper, `/users/orderpage/${orderno}`);
    const { again: _again, customer: _customer, ...shown } = page.json().data;
    texts.push(collectTexts(shown));
    if (state !== 'awaiting_collection' && state !== 'paid') continue;
    const own = await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`);
    texts.push(
      collectTexts(own.json().filter((row: { orderid: string }) => row.orderid === orderno)),
    );
    const dates = await sendGet(app, shopper, `/users/getschedules/${shopper.id}`);
    const { data } = dates.json();
    texts.push(collectTexts(data.filter((each: { orderno: string }) => each.orderno === orderno)));
  }
  return texts;
}

async function readStaffScreens(orderno: string): Promise<string> {
  const page = await sendGet(app, staff, `/staff/orders/${orderno}`);
  const booked = await sendGet(app, staff, `/staff/bookings?from=${days.visit}&days=14`);
  // Omits the actions, because the reasons why they are impossible mention items that the order
  // lacks.
  const { actions: _actions, ...shown } = page.json().data;
  const isThisOrder = (each: { orderno: string }) => each.orderno === orderno;
  const { data, unplaced } = booked.json();
  return collectTexts([shown, ...[...data, ...unplaced].filter(isThisOrder)]);
}

const firmVisitText =
  /we collect|comes? to you|collected from|collection of|bring (them|it) back|out for delivery|deliver(ed|y)\b(?! charge)|on (the|their) way/i;

/** Distance of the cases that run: the long form has every one, the short form every second one. */
const STEP = chooseByForm({ short: 2, long: 1 });

const dayKinds = ['no day', 'a day', 'an expired day'];

/**
 * The baskets with methods and days. The short form too has all pairs of a basket and a method, of a
 * basket and a day, and of a method and a day.
 */
const cases = Object.entries<Basket>(baskets).flatMap(([name, basket], basketIndex) =>
  (['offline', 'online'] as const).flatMap((method, methodIndex) => {
    if (basket.visit === undefined && !basket.move)
      return [{ name, basket, method, day: 'no day' }];
    return dayKinds
      .filter((_, at) => (basketIndex + methodIndex + at) % STEP === 0)
      .map((day) => ({ name, basket, method, day }));
  }),
);

describe('the texts of an order match its services and its method (rule 63)', () => {
  for (const { name, basket, method, day } of cases) {
    it(`${name}, ${method}, ${day}`, async () => {
      const { orderid, orderno } = await storeOrder(basket, method, day !== 'no day');
      const sheet = await renderMail('order-copy', orderid);
      const firm = [sheet, await readStaffScreens(orderno)].join('\n');
      if (day === 'an expired day') {
        await db.delete(bookings).where(inArray(bookings.orderid, [orderid]));
      }
      const confirmation = await renderMail('order-confirmation', orderid);
      const texts = [
        ...(await renderMailsToShopper(orderid, orderno)),
        ...(await readPageTexts(orderid, orderno)),
      ].join('\n');
      const all = `${texts}\n${firm}`;

      for (const word of basket.words) assert.match(confirmation, word);
      if (!/garment/.test(basket.visit ?? '')) assert.doesNotMatch(all, /garment/i);
      if (!/curtain/.test(basket.visit ?? '')) assert.doesNotMatch(all, /your curtains/i);
      if (basket.visit === undefined) assert.doesNotMatch(all, /brings? (your|them)/i);
      if (!basket.move) assert.doesNotMatch(all, /your move|crew/i);

      const isAtWarehouse = basket.ids.some((id) => id !== 50 && id !== 65);
      if (method === 'offline') {
        assert.doesNotMatch(texts, firmVisitText);
        if (!isAtWarehouse) {
          assert.doesNotMatch(all.replaceAll('Collection Only', ''), /collect|warehouse/i);
        }
        if (basket.move) {
          assert.doesNotMatch(all, /awaiting collection/i);
          if (!isAtWarehouse) assert.match(texts, /To be paid on the day/);
        }
        if (basket.visit && day !== 'no day') {
          assert.match(
            confirmation,
            new RegExp(`Bring your ${basket.visit} to our warehouse on \\w+day`),
          );
          assert.match(firm, new RegExp(`Customer brings the ${basket.visit}: \\w+day`));
        }
        assert.doesNotMatch(sheet, /collect the|collect from|send to/i);
      } else {
        assert.doesNotMatch(
          texts,
          /warehouse|you fetch|to be fetched|pay (on|when|then|there)|bring your/i,
        );
        assert.doesNotMatch(
          sheet,
          /warehouse|customer (brings|fetches)|nothing is to be collected/i,
        );
        if (basket.visit && day !== 'no day') {
          assert.match(confirmation, new RegExp(`We collect your ${basket.visit} on \\w+day`));
          assert.match(firm, new RegExp(`Collect the ${basket.visit}: \\w+day`));
        }
      }
    });
  }
});
