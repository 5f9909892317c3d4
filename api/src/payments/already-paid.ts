import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { HttpError } from '../http/http-error.ts';
import { listStatesWith } from '../orders/state/order-states.ts';
import { orderHistory, orders } from '../orders/records/tables.ts';
import { paymentNotices } from './records/tables.ts';

/**
 * Seconds for which a refused basket is refused again, even with another idempotency key. Such a
 * request may be an automatic retry.
 */
const REFUSAL_REPEAT_SECONDS = 60;

/** Hours that must pass after a payment before the same basket counts as a new order. */
const SAME_BASKET_HOURS = 24;

/** A 409 error for a basket that the shopper has already paid. The message names the paid order. */
export class AlreadyPaidError extends HttpError {
  readonly orderid: number;

  constructor({ id, orderno }: { id: number; orderno: string }) {
    super(409, 'paid', `Order ${orderno} is paid already. You find it in My Orders.`);
    this.orderid = id;
  }
}

/**
 * Runs `work`. If `work` throws an `AlreadyPaidError`, records the refusal with the submission's
 * key. A repeated submission with this key is then refused again. Submissions of this basket with
 * other keys are refused for a minute. After this minute, such a submission counts as a second
 * order.
 */
export async function recordPaidRefusal<Result>(
  tx: Tx,
  { idempotencyKey }: { idempotencyKey: string | null },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AlreadyPaidError) {
      const notice = { orderid: cause.orderid, key: idempotencyKey ?? '' };
      await tx.insert(paymentNotices).values(notice).onConflictDoNothing();
    }
    throw cause;
  }
}

/**
 * Records that the shopper has seen the payment of an order. The same basket can then be ordered
 * again at once.
 */
export async function recordPaidSeen(tx: Tx, orderid: number): Promise<void> {
  const { orderid: target } = paymentNotices;
  const seenNotice = { key: null };
  await tx
    .insert(paymentNotices)
    .values({ orderid, ...seenNotice })
    .onConflictDoUpdate({ target, set: seenNotice });
}

/**
 * Returns an SQL condition for recently paid orders whose payment the shopper may not have seen.
 * `key` is the key of the new submission. The query must left-join `paymentNotices`. For a minute
 * after a refusal, submissions with other keys are refused too. Concurrent submissions of the same
 * basket are therefore all refused, without a lock.
 */
export function buildUnseenPaidCondition(
  db: Pick<Tx, 'select'>,
  key: Placeholder,
): SQL | undefined {
  const notice = paymentNotices;
  const paidStates = listStatesWith('moneyReceived');
  const recentlyPaid = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderid, orders.id),
        inArray(orderHistory.state, paidStates),
        eq(orderHistory.event, 'state'),
        gt(orderHistory.at, sql`now() - make_interval(hours => ${SAME_BASKET_HOURS})`),
      ),
    );
  const wasJustRefused = gt(
    notice.at,
    sql`now() - make_interval(secs => ${REFUSAL_REPEAT_SECONDS})`,
  );
  const wasRefused = or(eq(notice.key, key), wasJustRefused);
  const isUnseen = or(isNull(notice.orderid), and(isNotNull(notice.key), wasRefused));
  // Staff record the payments of other orders, which says nothing about a shopper's card payment.
  const isByCard = eq(orders.paymentMethod, 'online');
  return and(isByCard, inArray(orders.state, paidStates), exists(recentlyPaid), isUnseen);
}
