import { loadBookingKinds } from '../../../../calendar/bookings/booking-rules.ts';
import type { Tx } from '../../../../db/db.ts';
import { bookingKinds } from '../../../../schedule/schedule.ts';
import { formatAddonName } from '../../../emails/order-sentences.ts';
import { getDayTexts } from '../../../records/day-texts.ts';
import type { OrderDetail } from '../../../records/load-orders.ts';
import type { OrderSnapshot, SnapshotDay } from '../../../records/edits/tables.ts';

/** Returns all of an order that a change by staff can change. Contains no text that a customer typed. */
export async function takeSnapshot(tx: Tx, order: OrderDetail): Promise<OrderSnapshot> {
  const { discount, deliveryCharge, total } = order;
  return {
    lines: order.lines.map(({ id, name, quantity, amount, addons }) => ({
      id,
      name,
      quantity,
      amount,
      addons: addons.map((addon) => ({
        name: formatAddonName(addon, { formatPersonalisation: () => '' }),
        quantity: addon.quantity,
        amount: addon.amount,
      })),
    })),
    discount,
    deliveryCharge,
    total,
    days: await listDays(tx, order),
  };
}

async function listDays(tx: Tx, order: OrderDetail): Promise<SnapshotDay[]> {
  const neededKinds = await loadBookingKinds(tx, order.lines);
  const texts = getDayTexts(order);
  return bookingKinds.flatMap((trade) => {
    const chosenDay = order.schedule?.[trade];
    if (chosenDay === undefined && !neededKinds.has(trade)) return [];
    const choice = chosenDay ? { day: chosenDay.date, half: chosenDay.half } : null;
    return [{ trade, title: texts[trade].title, choice }];
  });
}
