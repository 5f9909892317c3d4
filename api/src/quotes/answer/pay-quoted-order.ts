import type { FastifyBaseLogger } from 'fastify';
import { bookOfferedDays } from '../../calendar/bookings/book-order.ts';
import { moveBooking } from '../../calendar/bookings/move-booking.ts';
import { checkDates } from '../../calendar/bookings/check-schedule.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { conflict } from '../../http/http-error.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { isPaymentFailed, isUnpaid } from '../../orders/state/order-states.ts';
import { retryPayment } from '../../orders/transition/transition.ts';
import { openPaymentSession } from '../../payments/open-payment-session.ts';
import { createReturnUrls } from '../../payments/page/create-return-urls.ts';
import { listChoices, type Schedule } from '../../schedule/schedule.ts';
import { buildQuoteUrl } from '../link/quote-link.ts';
import { lockLinkedQuote } from '../records/find-quote.ts';

interface PaymentAttempt {
  token: string;
  /** Other days, if the former ones are full now. Null keeps them. */
  schedule: Schedule | null;
  apiBase: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/**
 * Opens the payment page of an accepted quote's order. Books the days again that were released
 * meanwhile. Throws 409 if nothing is to be paid, or with the open days if a day is full now.
 */
export async function payQuotedOrder(
  context: ApiContext,
  { token, schedule, apiBase, log }: PaymentAttempt,
): Promise<{ orderno: string; url: string }> {
  const { order, returnUrls } = await context.db.transaction(async (tx) => {
    const payableOrder = await prepareOrder(tx, token, schedule);
    const { successUrl } = await createReturnUrls(tx, payableOrder);
    const cancelUrl = buildQuoteUrl(payableOrder, token);
    return { order: payableOrder, returnUrls: { successUrl, cancelUrl } };
  });
  const { url } = await openPaymentSession(context, order.id, apiBase, log, returnUrls);
  return { orderno: order.orderno, url };
}

async function prepareOrder(tx: Tx, token: string, schedule: Schedule | null): Promise<OrderRow> {
  const { orderid, quoteno } = await lockLinkedQuote(tx, token);
  const order = orderid === null ? null : await lockOrder(tx, orderid);
  if (order === null)
    throw conflict(`Quote ${quoteno ?? ''} was not accepted yet.`, 'not_accepted');
  if (!isUnpaid(order))
    throw conflict(`Nothing is to be paid for order ${order.orderno} now.`, 'nothing_due');
  if (!isPaymentFailed(order)) return order;
  // The days of the order were released when its payment page ended.
  await retryPayment(tx, order);
  await bookAgain(tx, order, schedule);
  return order;
}

/** Books the former days again, or other days of the same kinds. Throws 409 for a day that cannot be booked. */
async function bookAgain(tx: Tx, order: OrderRow, schedule: Schedule | null): Promise<void> {
  for (const { trade, choice } of listChoices(schedule ?? order.schedule))
    await checkDates(tx, trade, choice.date, choice.half);
  if (schedule === null) return bookOfferedDays(tx, order, { isHeld: true });
  for (const { trade, choice } of listChoices(schedule)) {
    const slot = { trade, day: choice.date, half: choice.half };
    const current = (await lockOrder(tx, order.id)) ?? order;
    await moveBooking(tx, current, { slot, hold: { recipient: null, address: null } });
  }
  return undefined;
}
