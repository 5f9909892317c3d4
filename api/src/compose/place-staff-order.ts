import { createHash } from 'node:crypto';
import {
  getPaymentMethod,
  type placeStaffOrder as placeStaffOrderCall,
} from 'contract/compose/place-order';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/records/write-audit.ts';
import { bookAgreedDays } from '../calendar/bookings/book-agreed-days.ts';
import type { Tx } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { conflict } from '../http/http-error.ts';
import { invalidField } from '../http/invalid-field.ts';
import type { CallBody } from '../http/serve-call.ts';
import { readEventDate } from '../orders/due/event-date.ts';
import { refreshLateDay } from '../orders/due/refresh-late-day.ts';
import { buildConfirmationSteps } from '../orders/emails/confirm-order.ts';
import { checkDeposit } from '../orders/placement/check-deposit.ts';
import { insertPricedOrder } from '../orders/placement/insert-priced-order.ts';
import { assignOrderNumber } from '../orders/placement/order-number.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { type OrderRow, orders } from '../orders/records/tables.ts';
import type { OrderEvent } from '../orders/transition/order-event.ts';
import { createStaffCause } from '../orders/transition/staff-cause.ts';
import { transition } from '../orders/transition/transition.ts';
import { requireProvider } from '../payments/find-provider.ts';
import { findOrCreateCustomer } from '../people/customers/find-or-create-customer.ts';
import type { CurrentUser } from '../people/sessions/sessions.ts';
import { checkDiscountLimit } from './pricing/discount-limit.ts';
import { deleteDraft } from './records/drafts.ts';
import { type ComposedOrder, composeOrder } from './pricing/price-composition.ts';
import { TotalDiffersError } from './pricing/total-differs-error.ts';

type StaffOrder = CallBody<typeof placeStaffOrderCall>;

/** The member of staff, and the origin of the storefront for the links in the order's mails. */
interface Placement {
  user: CurrentUser;
  site: string;
}

/**
 * Places an order that staff composed for a caller, with its bookings, payment or request for
 * payment, and mails, in one transaction. Also deletes the draft with the same key. A repeated call
 * with the same key returns the same order. Throws 400 and 409 for an order that cannot be placed,
 * and 403 for a discount above the limit.
 */
export async function placeStaffOrder(
  context: ApiContext,
  staffOrder: StaffOrder,
  { user, site }: Placement,
): Promise<OrderRow> {
  if (staffOrder.method === 'link') requireProvider(context);
  if (staffOrder.method === 'now' && staffOrder.payment === undefined)
    throw invalidField('payment', 'Payment: please choose how it was paid.');
  const eventDate = readEventDate(staffOrder.eventdate);
  const fingerprint = createHash('sha256').update(JSON.stringify(staffOrder)).digest('base64url');
  return context.db.transaction(async (tx) => {
    const { key } = staffOrder;
    const lockName = `staff order ${user.id} ${key}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
    const placedOrder = await findPlacedOrder(tx, user.id, key);
    if (placedOrder !== null) return requireSameOrder(placedOrder, fingerprint);
    const composedOrder = await composeStaffOrder(tx, staffOrder, user);
    const method = getPaymentMethod(staffOrder.method, staffOrder.deliver);
    const customer = await findOrCreateCustomer(tx, staffOrder.contact, staffOrder.userid);
    const { id: orderid } = await insertPricedOrder(
      tx,
      {
        userid: customer.userid,
        customer,
        method,
        idempotencyKey: key,
        fingerprint,
        site,
        note: staffOrder.note.trim(),
        eventDate,
        schedule: staffOrder.schedule ?? null,
        placedBy: user.id,
      },
      {
        ...composedOrder.priced,
        deposit: checkDeposit(
          (method === 'online' && staffOrder.deposit) || null,
          composedOrder.priced,
          composedOrder.prices,
          staffOrder.schedule ?? null,
        ),
      },
      method === 'offline' ? buildConfirmationSteps(customer) : undefined,
    );
    const schedule = staffOrder.schedule ?? null;
    const override = { override: staffOrder.override, reason: staffOrder.overridereason ?? '' };
    const lines = composedOrder.priced.lines;
    const overriddenRules = await bookAgreedDays(tx, { id: orderid, schedule }, lines, override);
    if (eventDate) await refreshLateDay(tx, orderid);
    await deleteDraft(tx, user.id, key);
    await assignOrderNumber(tx, orderid);
    const order = await requireOrder(tx, orderid);
    await auditOrder(tx, order, staffOrder, { user, overriddenRules });
    await settleMethod(tx, order, staffOrder, user);
    return order;
  });
}

/** Prices the order. Throws 409 for another total, and 403 for a discount above the limit. */
async function composeStaffOrder(
  tx: Tx,
  { composition, method, deliver, total }: StaffOrder,
  user: CurrentUser,
): Promise<ComposedOrder> {
  const options = { method: getPaymentMethod(method, deliver) };
  const composedOrder = await composeOrder(tx, composition, options);
  if (composedOrder.priced.total !== total) throw new TotalDiffersError(composedOrder.priced.total);
  await checkDiscountLimit(tx, user, composedOrder);
  return composedOrder;
}

async function findPlacedOrder(tx: Tx, staffid: number, key: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.placedBy, staffid), eq(orders.idempotencyKey, key)));
  return order ?? null;
}

function requireSameOrder(order: OrderRow, fingerprint: string): OrderRow {
  if (order.fingerprint === fingerprint) return order;
  throw conflict(
    `This was placed as order ${order.orderno} already. Please change that order instead.`,
    'key_used',
  );
}

async function requireOrder(tx: Tx, orderid: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderid);
  if (order === null) throw new Error('The placed order is missing.');
  return order;
}

async function auditOrder(
  tx: Tx,
  { orderno, total, discount, discountReason }: OrderRow,
  { method, overridereason = '', userid }: StaffOrder,
  { user, overriddenRules }: { user: CurrentUser; overriddenRules: readonly string[] },
): Promise<void> {
  await writeAudit(tx, user, {
    action: 'order.placedForCustomer',
    subject: { kind: 'order', id: orderno },
    after: {
      total,
      method,
      ...(discount > 0 && { discount, discountReason }),
      ...(userid !== undefined && { account: userid }),
      ...(overriddenRules.length > 0 && { override: [...overriddenRules] }),
    },
    reason: overridereason,
  });
}

/** Mails the link to pay, or records what staff received. Nothing is due now for 'later'. */
async function settleMethod(
  tx: Tx,
  order: OrderRow,
  { method, payment, key }: StaffOrder,
  user: CurrentUser,
): Promise<void> {
  const event = buildPaymentEvent(order, { method, payment, key });
  if (event !== null) await transition(tx, order, event, createStaffCause(user, ''));
}

function buildPaymentEvent(
  { total, deposit }: OrderRow,
  { method, payment, key }: Pick<StaffOrder, 'method' | 'payment' | 'key'>,
): OrderEvent | null {
  const amount = deposit ?? total;
  if (method === 'link') return { name: 'askForPayment', input: { amount, key } };
  if (method === 'later' || payment === undefined) return null;
  const { kind, note } = payment;
  return { name: 'recordPayment', input: { amount, method: kind, note, key } };
}
