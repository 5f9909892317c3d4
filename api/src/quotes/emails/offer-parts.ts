import { formatDay } from 'contract/calendar/date-texts';
import { describePaymentTime } from 'contract/orders/order-texts/order-texts';
import { describeRestDays } from 'contract/orders/rest-day';
import { formatMoney } from 'contract/values/pence';
import type { Fact, GoodsPart } from '../../mail/email/content.ts';
import { listSums } from '../../orders/emails/goods-part.ts';
import { requireQuoteNumber } from '../records/find-quote.ts';
import type { OfferRow, QuoteRow } from '../records/tables.ts';

/** Returns the lines and sums of an offer for a mail. */
export function buildOfferPart(quote: QuoteRow, { prices: { order } }: OfferRow): GoodsPart {
  return {
    kind: 'goods',
    title: 'Your quote',
    order: ['Quote number', requireQuoteNumber(quote)],
    lines: order.lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      amount: formatMoney(line.amount),
      picture: null,
      addons: line.addons.map((addon) => ({
        name: addon.personalisation === '' ? addon.name : `${addon.name}: ${addon.personalisation}`,
        quantity: addon.quantity,
        amount: formatMoney(addon.amount),
      })),
    })),
    sums: listSums(order),
    total: { name: 'Total', amount: formatMoney(order.total) },
  };
}

/** Returns when an offer ends and how it is paid. */
export const listOfferFacts = (offer: OfferRow): Fact[] => [
  ['Valid until', formatDay(offer.validUntil)],
  ['Payment', describeOfferPayment(offer)],
];

/** Returns how an offer is paid, in words. */
export function describeOfferPayment({ method, deposit, restDays, prices }: OfferRow): string {
  const { lines, total } = prices.order;
  if (method === 'offline')
    return `${formatMoney(total)} ${describePaymentTime(lines.map(({ kind }) => kind))}`;
  if (deposit === null) return `By card when you accept: ${formatMoney(total)}`;
  const rest = formatMoney(total - deposit);
  return `${formatMoney(deposit)} by card when you accept, and ${rest} ${describeRestDays(restDays ?? 0)}`;
}
