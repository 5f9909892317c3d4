import { toFulfilmentGroup } from 'contract/catalog/fulfilment';
import type { OrderGarments } from 'contract/garments/staff-garments';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit/records/write-audit.ts';
import type { Db, Tx } from '../../db/db.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { buildProgress, loadProgressRows } from '../../orders/progress/load-progress.ts';
import { loadOrder, type OrderDetail } from '../../orders/records/load-orders.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import { isCancelled, isCertain, isUnpaid } from '../../orders/state/order-states.ts';
import { createStaffCause } from '../../orders/transition/staff-cause.ts';
import { transition } from '../../orders/transition/transition.ts';
import { createConditionMail } from '../emails/garment-mail.ts';
import { listGarmentsOfOrder, lockGarment } from '../records/find-garment.ts';
import { garmentHistory, garments } from '../records/tables.ts';
import { performGarmentEvent } from '../state/perform-garment-event.ts';
import { listRowsOfOrder } from './list-garments.ts';

/** Largest number of garments of an order. */
const MAX_GARMENTS = 200;

/** Returns the garments of an order, and the lines for which garments can be taken in. */
export async function loadOrderGarments(tx: Tx, orderno: string): Promise<OrderGarments> {
  const order = await loadOrder(tx, await findOrderId(tx, orderno));
  if (order === null) throw notFound('There is no such order.');
  const rows = await listGarmentsOfOrder(tx, order.id);
  const careLines = order.lines.filter(({ kind }) => toFulfilmentGroup(kind) === 'care');
  return {
    orderno,
    customer: `${order.name} ${order.lastName}`.trim(),
    garments: await listRowsOfOrder(tx, order.id),
    lines: careLines.map(({ id, name, quantity }) => ({
      lineid: id,
      name,
      quantity,
      taken: rows.filter(({ lineid }) => lineid === id).length,
    })),
    allready: rows.length > 0 && rows.every(({ state }) => state === 'ready'),
  };
}

async function findOrderId(tx: Tx, orderno: string): Promise<number> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderno, orderno));
  if (order === undefined) throw notFound('There is no such order.');
  return order.id;
}

interface Intake {
  orderno: string;
  /** UUID of the request. A repeated request makes no more tickets. */
  key: string;
  garments: readonly { lineid: number | null; name: string }[];
}

/** Makes tickets of garments that came, which are then in care. Throws 409 for a cancelled order. */
export async function takeInGarments(
  db: Db,
  user: { id: number },
  { orderno, key, garments: newGarments }: Intake,
): Promise<void> {
  await db.transaction(async (tx) => {
    const id = await findOrderId(tx, orderno);
    // The lock makes the numbers of concurrent intakes differ.
    const lockedOrder = await lockOrder(tx, id);
    const order = await loadOrder(tx, id);
    if (order === null || lockedOrder === null) throw notFound('There is no such order.');
    const existing = await listGarmentsOfOrder(tx, id);
    if (existing.some((garment) => garment.key === key)) return;
    if (isCancelled(order))
      throw conflict(`Order ${orderno} is cancelled, so nothing can be taken in for it.`);
    if (existing.length + newGarments.length > MAX_GARMENTS)
      throw invalidField('garments', `Garments: an order has at most ${MAX_GARMENTS}.`);
    const lineIds = new Set(order.lines.map((line) => line.id));
    if (newGarments.some(({ lineid }) => lineid !== null && !lineIds.has(lineid)))
      throw invalidField('garments', 'Garments: the order was changed. Reload the page.');
    let number = existing.at(-1)?.number ?? 0;
    for (const { lineid, name } of newGarments) {
      number += 1;
      const ticket = `${orderno}-${number}`;
      const [garment] = await tx
        .insert(garments)
        .values({ orderid: id, number, ticket, key, lineid, name, changedBy: user.id })
        .returning({ id: garments.id });
      if (garment === undefined) throw new Error('The garment is missing.');
      await tx.insert(garmentHistory).values({
        garmentid: garment.id,
        state: 'received',
        title: 'Taken in',
        by: 'staff',
        staffid: user.id,
      });
      await writeAudit(tx, user, {
        action: 'garment.received',
        subject: { kind: 'garment', id: ticket },
        after: { name },
      });
    }
    await startCare(tx, lockedOrder, order, user);
  });
}

/**
 * Moves the order's step if its garments were not here before, so that its page says that they are,
 * and offers no cancellation any more.
 */
async function startCare(
  tx: Tx,
  lockedOrder: OrderRow,
  order: OrderDetail,
  user: { id: number },
): Promise<void> {
  const rows = (await loadProgressRows(tx, [order.id])).get(order.id) ?? [];
  const part = buildProgress(order, rows).find(({ trade }) => trade === 'care');
  const canMove = isCertain(order) && !isUnpaid(order) && order.hold === null;
  if (part?.step !== 'received' || !canMove) return;
  const input = { trade: 'care', step: 'in_care' } as const;
  await transition(tx, lockedOrder, { name: 'moveStep', input }, createStaffCause(user));
}

/** Mails the customer the condition of garments of an order, in one mail. */
export async function sendConditions(
  db: Db,
  user: { id: number },
  { orderno, tickets }: { orderno: string; tickets: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const orderid = await findOrderId(tx, orderno);
    const sent = [];
    // In one sequence, so that two members of staff do not wait for each other's locks.
    for (const ticket of [...new Set(tickets)].toSorted()) {
      const garment = await lockGarment(tx, ticket);
      if (garment.orderid !== orderid) throw notFound('There is no garment with this ticket.');
      sent.push(await performGarmentEvent(tx, garment, 'send', { staffid: user.id }));
    }
    await enqueueMail(tx, createConditionMail(orderid, sent));
  });
}
