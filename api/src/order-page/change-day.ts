import { eq, sql } from 'drizzle-orm';
import { checkDates } from '../calendar/check-schedule.ts';
import { limitUnconfirmed } from '../calendar/limit-unconfirmed.ts';
import { moveDay, moveHeldDay } from '../calendar/move-day.ts';
import { placesOf } from '../calendar/read-schedules.ts';
import type { Place } from '../calendar/take-place.ts';
import type { Tx } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { notFound } from '../http/http-error.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder } from '../orders/find-order.ts';
import { loadOrder, type OrderDetail } from '../orders/load-orders.ts';
import { orders } from '../orders/tables.ts';
import { dayMovedMails } from './letters/day-moved-letter.ts';
import { refused } from './refusals.ts';
import { dayRights } from './rights.ts';
import { standingOf } from './standing.ts';

/** The client that asks for another day. */
export interface Asker {
  ip: string;
  /**
   * Whether the request contains the token of the link in the order's email. The token proves
   * access to that mailbox.
   */
  isByLink: boolean;
}

/**
 * Changes the day of an order for its shopper and books the new day in the same transaction. Does
 * nothing if the order already has that day. Shopper and firm get emails. Throws 409 with the open
 * days if the day is full, or with a phone number if it is too late.
 */
export async function changeDay(
  { config, db }: ApiContext,
  orderid: number,
  place: Place,
  asker: Asker,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderid);
    const order = await loadOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const chosen = order.schedule?.[place.trade];
    const held = (await placesOf(tx, orderid)).find(({ trade }) => trade === place.trade);
    if (held?.day === place.day && held.half === place.half) return;
    const right = dayRights(await standingOf(tx, order), new Date()).find(
      ({ trade }) => trade === place.trade,
    );
    if (chosen === undefined || right === undefined) {
      throw notFound('This order has no such day.');
    }
    const refusal = refused(right, config.shop.phone);
    if (refusal !== null) throw refusal;
    await checkDates(tx, place.trade, place.day, place.half);
    const asked = { ...order, schedule: withoutSecond(order, place) };
    if (order.state === 'paid' || asker.isByLink) await moveDay(tx, asked, place, null);
    else if (held !== undefined) await moveHeldDay(tx, config, asked, place);
    else {
      const hold = await limitUnconfirmed(tx, config, {
        ...{ orderid, userid: order.userid, ip: asker.ip, places: [place] },
      });
      await moveDay(tx, asked, place, hold);
    }
    await countChange(tx, orderid);
    const { date: day, half } = chosen;
    await enqueueMail(tx, ...dayMovedMails(orderid, { trade: place.trade, day, half }));
  });
}

/** Returns the dates of an order without the second choice of a day, which the new day replaces. */
function withoutSecond({ schedule }: OrderDetail, { trade }: Place): OrderDetail['schedule'] {
  const { second: _second, ...choice } = schedule?.[trade] ?? {};
  return { ...schedule, [trade]: choice };
}

const countChange = (tx: Tx, orderid: number) =>
  tx
    .update(orders)
    .set({ dateChanges: sql`${orders.dateChanges} + 1` })
    .where(eq(orders.id, orderid));
