import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiContext } from '../../http/api-routes.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import type { Cause, OrderEvent } from '../../orders/transition/order-event.ts';
import { createStaffCause } from '../../orders/transition/staff-cause.ts';
import { transition } from '../../orders/transition/transition.ts';
import { fulfilPaymentInTransaction } from '../../payments/fulfil-payment.ts';
import { createAttemptKey } from '../../payments/attempt-key.ts';
import { sandboxSessions } from '../../payments/records/tables.ts';
import type { DemoEvent } from './demo-order.ts';

/** Applies an event to a demo order. Calls the same functions as a real event. */
export async function applyDemoEvent(
  context: ApiContext,
  orderid: number,
  event: DemoEvent,
  staffid: number,
): Promise<void> {
  switch (event.type) {
    case 'pay':
      return payDemoOrder(context, orderid, event.at);
    case 'step': {
      const { trade, step, reason = '' } = event;
      const cause = createStaffCause({ id: staffid }, reason);
      return applyTransition(context, orderid, { name: 'moveStep', input: { trade, step } }, cause);
    }
    case 'payPart':
      return recordDemoPayment(context, orderid, event.share, staffid);
    case 'complete':
      return applyTransition(
        context,
        orderid,
        { name: 'complete' },
        createStaffCause({ id: staffid }),
      );
    case 'cancelByStaff':
      return applyTransition(
        context,
        orderid,
        { name: 'cancel' },
        createStaffCause({ id: staffid }),
      );
    case 'cancelByShopper':
      return applyTransition(
        context,
        orderid,
        { name: 'cancel' },
        {
          by: 'shopper',
          text: 'by the customer',
        },
      );
    case 'failPayment':
      return applyTransition(
        context,
        orderid,
        { name: 'failPayment' },
        {
          by: 'payment',
          text: 'checkout.session.expired',
        },
      );
  }
}

async function recordDemoPayment(
  context: ApiContext,
  orderid: number,
  share: number,
  staffid: number,
): Promise<void> {
  const order = await lockOrder(context.db, orderid);
  if (order === null) throw new Error(`The demo order ${orderid} does not exist.`);
  const amount = Math.round(order.total * share);
  const input = { amount, method: 'bank_transfer' as const, key: randomUUID() };
  const cause = createStaffCause({ id: staffid });
  await applyTransition(context, orderid, { name: 'recordPayment', input }, cause);
}

async function applyTransition(
  { db }: ApiContext,
  orderid: number,
  event: OrderEvent,
  cause: Cause,
): Promise<void> {
  const order = await lockOrder(db, orderid);
  if (order === null) throw new Error(`The demo order ${orderid} does not exist.`);
  await transition(db, order, event, cause);
}

/**
 * Pays an order with a complete session of the sandbox, so that the payment can be refunded in the
 * sandbox.
 */
async function payDemoOrder({ db, config }: ApiContext, orderid: number, at: Date): Promise<void> {
  const order = await lockOrder(db, orderid);
  if (order === null) throw new Error(`The demo order ${orderid} does not exist.`);
  const id = `cs_test_${randomBytes(32).toString('hex')}`;
  const attempt = createAttemptKey(order, '0-0');
  const session = {
    id,
    url: `${config.apiHost}/sandbox/pay/${id}`,
    status: 'complete' as const,
    orderno: order.orderno,
    amount: order.total,
    transactionid: `pi_${randomBytes(12).toString('hex')}`,
  };
  await db.insert(sandboxSessions).values({
    ...session,
    idempotencyKey: attempt,
    lines: [{ name: `Order ${order.orderno}`, quantity: 1, amount: order.total }],
    successUrl: `${order.site}/payment-success`,
    cancelUrl: `${order.site}/payment-cancelled`,
    expiresAt: new Date(at.getTime() + PAGE_LIFETIME_MS),
  });
  await fulfilPaymentInTransaction(
    db,
    {
      ...session,
      provider: 'sandbox',
      attempt,
      isPaid: true,
      currency: 'gbp',
      mode: 'payment',
    },
    'checkout.session.completed',
  );
}

/** Lifetime of a payment page, in ms. */
const PAGE_LIFETIME_MS = 24 * 3_600_000;
