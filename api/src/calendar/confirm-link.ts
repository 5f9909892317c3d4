import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../people/records/session-token.ts';
import type { Db, Tx } from '../db/db.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import { transition } from '../orders/transition/transition.ts';
import { describeCheck, findAffectedBookingsOfOrder } from './bookings/affected-bookings.ts';
import { bookingLinks } from './bookings/tables.ts';
import { HOLD_HOURS } from './bookings/book-slot.ts';
import type { OrderRow } from '../orders/records/tables.ts';
import { loadBookings } from './bookings/read-bookings.ts';

/**
 * Creates a token for the mailed link that confirms an order's dates. The database stores only the
 * token's hash. If the mail is sent again, the second mail gets another token, and both tokens are
 * valid.
 */
export async function createConfirmToken(tx: Tx, orderid: number): Promise<string> {
  const token = createToken();
  const expiresAt = sql`now() + make_interval(hours => ${HOLD_HOURS * 2})`;
  await tx.insert(bookingLinks).values({ tokenHash: hashToken(token), orderid, expiresAt });
  return token;
}

/**
 * Confirms the dates of the order to which the mailed link belongs. A second call changes nothing.
 * Throws 404 for an invalid link. Throws 409 if the order has no bookings any more, or if the
 * calendar no longer accepts them.
 */
export async function confirmByLink(db: Db, token: string): Promise<OrderRow> {
  const { order, affected, bookingCount } = await db.transaction(async (tx) => {
    const [link] = await tx
      .select({ orderid: bookingLinks.orderid })
      .from(bookingLinks)
      .where(
        and(eq(bookingLinks.tokenHash, hashToken(token)), gt(bookingLinks.expiresAt, sql`now()`)),
      );
    const order = link === undefined ? null : await lockOrder(tx, link.orderid);
    if (order === null) throw notFound('This link is not valid any more.');
    const bookingCount = (await loadBookings(tx, order.id)).length;
    if (bookingCount === 0) throw createBookingReleasedError();
    const affected = (await findAffectedBookingsOfOrder(tx, order.id)).filter(
      ({ booking }) => booking.heldUntil !== null,
    );
    const cause = { by: 'shopper', text: "by the customer, with a mail's link" } as const;
    await transition(tx, order, { name: 'confirmDay', input: null }, cause);
    return { order, affected, bookingCount };
  });
  // Thrown after the transaction, which holds the place until staff have decided.
  if (affected.length > 0) {
    const otherSentence = bookingCount > affected.length ? ' Your other date is confirmed.' : '';
    throw conflict(`${describeCheck(affected)}${otherSentence}`, 'calendar_changed');
  }
  return order;
}

const createBookingReleasedError = () =>
  conflict(
    'The day of this order is not held any more. Please get in touch, and we find another.',
    'place_gone',
  );
