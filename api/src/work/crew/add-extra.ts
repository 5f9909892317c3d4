import type { CrewPress } from 'contract/work/crew/crew-calls';
import { and, eq, sql } from 'drizzle-orm';
import { products, scheduledServices } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { loadOrderComposition } from '../../orders/staff/one-order/load-order-composition.ts';
import { orderLines, orders } from '../../orders/records/tables.ts';
import { STANDARD_RATE } from '../../orders/records/vat-lines.ts';
import { isUnpaid } from '../../orders/state/order-states.ts';
import { performAction } from '../../orders/transition/perform-action.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import type { LoadedJob } from '../jobs/load-jobs.ts';

type Extra = Extract<CrewPress, { kind: 'extra' }>;

/**
 * Adds a line to the order of a job, as staff change an order (rule 74), and records its payment or
 * mails a link for it. Throws 409 with the reason if the order cannot be changed.
 */
export async function addExtra(
  tx: Tx,
  { orderno, orderid, trade }: LoadedJob,
  { key, text, price, reason, payment }: Extra,
  user: CurrentUser,
): Promise<void> {
  const { composition, version } = await loadOrderComposition(tx, orderno);
  const serviceid = await findService(tx, { orderid, trade });
  const line = { type: 'free', serviceid, text, price, quantity: 1, vatrate: STANDARD_RATE };
  const lines = [...composition.lines, line as (typeof composition.lines)[number]];
  const input = { version, reason, composition: { ...composition, lines } };
  await performAction(tx, orderno, { name: 'editOrder', input }, user);
  if (payment !== 'link') {
    const paid = { amount: price, method: payment, note: text, key, accept: true };
    await performAction(tx, orderno, { name: 'recordPayment', input: paid }, user);
    return;
  }
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderid));
  // The change of an unpaid order asks for the payment itself.
  if (order !== undefined && !isUnpaid(order))
    await performAction(
      tx,
      orderno,
      { name: 'askForPayment', input: { amount: price, key } },
      user,
    );
}

/** Returns the service of the order whose work the job is. */
async function findService(
  tx: Tx,
  { orderid, trade }: Pick<LoadedJob, 'orderid' | 'trade'>,
): Promise<number> {
  const [line] = await tx
    .select({ serviceid: scheduledServices.serviceid })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productid))
    .innerJoin(
      scheduledServices,
      eq(
        scheduledServices.serviceid,
        sql`coalesce(${orderLines.serviceid}, ${products.serviceid})`,
      ),
    )
    .where(and(eq(orderLines.orderid, orderid), eq(scheduledServices.trade, trade)))
    .limit(1);
  if (line === undefined)
    throw conflict('The order has no such work any more. Please ask the office.', 'no_service');
  return line.serviceid;
}
