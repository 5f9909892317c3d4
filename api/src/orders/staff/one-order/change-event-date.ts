import { eq } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { CurrentUser } from '../../../auth/sessions.ts';
import type { Tx } from '../../../db/db.ts';
import { reason } from '../../../http/fields.ts';
import { conflict } from '../../../http/http-error.ts';
import { writeAudit } from '../../../staff/audit/write-audit.ts';
import { EventDate, readEventDate } from '../../due/event-date.ts';
import { refreshLateDay } from '../../due/refresh-late-day.ts';
import { getOrderOutline, loadOrder, type OrderDetail } from '../../records/load-orders.ts';
import { OrderVersion } from '../../records/order-version.ts';
import { type OrderRow, orders } from '../../records/tables.ts';

/** The date of the wedding or event, or '' to remove it, and the reason for the change. */
export const EventDateBody = Type.Object({
  version: OrderVersion,
  reason,
  eventdate: EventDate,
});

/**
 * Changes the date of the wedding or event of a locked order. The due date of the order's garments
 * depends on this date. Throws 400 with the field's name for an invalid date, and 409 for an order
 * without garments.
 */
export async function changeEventDate(
  tx: Tx,
  order: OrderRow,
  { eventdate, reason }: Static<typeof EventDateBody>,
  user: CurrentUser,
): Promise<void> {
  const detail = await loadOrder(tx, order.id);
  const refusal = detail === null ? '' : findEventDateRefusal(detail);
  if (refusal !== '') throw conflict(refusal, 'no_garments');
  const eventDate = readEventDate(eventdate) || null;
  if (eventDate === order.eventDate) return;
  await tx.update(orders).set({ eventDate, lateFrom: null }).where(eq(orders.id, order.id));
  await refreshLateDay(tx, order.id);
  await writeAudit(tx, user, {
    action: 'order.eventDateChanged',
    subject: { kind: 'order', id: order.orderno },
    before: { eventdate: order.eventDate },
    after: { eventdate: eventDate },
    reason,
  });
}

/** Returns the reason why an order cannot have a date of a wedding or event, or ''. */
export const findEventDateRefusal = (order: OrderDetail): string =>
  getOrderOutline(order).kinds.includes('garments') ? '' : 'There are no garments in this order.';
