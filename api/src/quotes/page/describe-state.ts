import { formatDay, formatHalfDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'contract/values/pence';
import type { ShopSettings } from 'server/settings/shop';
import type { OrderRow } from '../../orders/records/tables.ts';
import { isCancelled, isUnpaid } from '../../orders/state/order-states.ts';
import { listChoices } from '../../schedule/schedule.ts';
import type { QuoteRow } from '../records/tables.ts';

/** Returns what happened to a quote and what its customer can do, in sentences. */
export function describeState(
  quote: QuoteRow,
  order: OrderRow | null,
  { phone }: Pick<ShopSettings, 'phone'>,
  today: string,
): string {
  switch (getEffectiveState(quote, today)) {
    case 'requested':
      return `We have your request and send you our quote, usually within one working day. If it is urgent, call ${phone}.`;
    case 'sent': {
      const replaced =
        quote.offerNumber > 1 ? ' It replaces the one that you had from us before.' : '';
      return `You can accept this quote until the end of ${formatDay(quote.validUntil ?? today)}.${replaced}`;
    }
    case 'accepted':
      return describeAcceptance(order, phone);
    case 'declined':
      return `You declined this quote. If you have changed your mind, call ${phone} and we make you a new one.`;
    case 'expired':
      return `This quote ended on ${formatDay(quote.validUntil ?? today)}. Call ${phone} and we renew it.`;
    case 'withdrawn':
      return `We have withdrawn this quote, so it can no longer be accepted. Call ${phone} and we make you a new one.`;
  }
}

/** Returns the state of a quote as of now. The background job may not have ended an old offer yet. */
export const getEffectiveState = (
  { state, validUntil }: Pick<QuoteRow, 'state' | 'validUntil'>,
  today: string,
) => (state === 'sent' && validUntil !== null && validUntil < today ? 'expired' : state);

function describeAcceptance(order: OrderRow | null, phone: string): string {
  if (order === null) return `You accepted this quote. Questions: ${phone}.`;
  const { orderno, deposit, total } = order;
  if (isCancelled(order))
    return `You accepted this quote, and its order ${orderno} was cancelled. Call ${phone} if you need us after all.`;
  const days = listChoices(order.schedule).map(({ choice: { date, half } }) =>
    formatHalfDay(date, half),
  );
  // Another device may have accepted the quote for other days.
  const accepted = ['You accepted this quote', days.join(' and ')].filter(Boolean).join(' for ');
  if (isUnpaid(order))
    return `${accepted}. Order ${orderno} is confirmed as soon as ${formatMoney(deposit ?? total)} is paid by card.`;
  return `${accepted}. It is order ${orderno}.`;
}
