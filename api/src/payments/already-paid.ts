import { and, eq, exists, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { HttpError } from '../http/http-error.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { orderHistory, orders } from '../orders/tables.ts';
import { paymentNotices } from './tables.ts';

/** Seconds in which whoever was told by a refusal is refused whatever they send: it may be a retry. */
const TELLS_FOR = 60;

/** Hours after which a payment is history: the same basket is then a wish for another order. */
const NEWS_FOR = 24;

/** What was submitted is paid already: 409, with the number of the order that is. */
export class AlreadyPaidError extends HttpError {
  readonly orderid: number;

  constructor({ id, orderno }: { id: number; orderno: string }) {
    super(409, 'paid', `Order ${orderno} is paid already. You find it in My Orders.`);
    this.orderid = id;
  }
}

/**
 * Takes a submission in by `work`. Whoever is refused because they paid already is noted as told, by
 * the key of what they submitted: the same submission is refused again, and so is any other for a
 * minute. One that comes later is a wish for a second order.
 */
export async function tellPaid<Result>(
  tx: Tx,
  { idempotencyKey }: Pick<CheckedSubmission, 'idempotencyKey'>,
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

/** Notes that a shopper has seen that an order is paid: they may order the same again at once. */
export async function noteShown(tx: Tx, orderid: number): Promise<void> {
  const { orderid: target } = paymentNotices;
  const shown = { key: null };
  await tx
    .insert(paymentNotices)
    .values({ orderid, ...shown })
    .onConflictDoUpdate({ target, set: shown });
}

/**
 * The condition of paid orders of which their shopper may not know when they submit with this key; to be
 * used with `orders` left joined to `paymentNotices`. A notice only ever makes an order less unknown and
 * with time alone, so submissions that come together need no lock: none finds known what another one
 * is about to tell.
 */
export function paidUnknown(db: Pick<Db, 'select'>, key: string | null): SQL | undefined {
  const notice = paymentNotices;
  const paidOfLate = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderid, orders.id),
        eq(orderHistory.state, 'paid'),
        gt(orderHistory.at, sql`now() - make_interval(hours => ${NEWS_FOR})`),
      ),
    );
  const justTold = gt(notice.at, sql`now() - make_interval(secs => ${TELLS_FOR})`);
  const told = or(key === null ? undefined : eq(notice.key, key), justTold);
  const isUnknown = or(isNull(notice.orderid), and(isNotNull(notice.key), told));
  return and(eq(orders.state, 'paid'), exists(paidOfLate), isUnknown);
}
