import { formatDay } from 'contract/calendar/date-texts';
import { formatMoney } from 'shared/format';
import type { Offer } from './offer';
import { describeRestDays, findRestDay } from 'contract/orders/rest-day';

type PaymentTerms = Pick<Offer, 'total' | 'method' | 'deposit' | 'restdueon' | 'paytime'>;

/**
 * Returns the sentence about what is paid now and what later, such as 'Pay £50.00 now by card, and
 * £150.00 by Monday 3 March 2031.' `days` are the chosen days.
 */
export function describePayment(offer: PaymentTerms, days: readonly string[]): string {
  const { total, deposit, method, restdueon, paytime } = offer;
  const amountNow = getAmountToPayNow(offer);
  if (amountNow === 0)
    return total === 0
      ? 'There is nothing to pay.'
      : `Nothing to pay now: you pay ${formatMoney(total)} ${paytime}.`;
  if (deposit === null || amountNow === total) return `Pay ${formatMoney(total)} now, by card.`;
  const restDay = findRestDay(days, deposit.restdays) ?? restdueon;
  const restTime = restDay === '' ? describeRestDays(deposit.restdays) : `by ${formatDay(restDay)}`;
  return `Pay ${formatMoney(amountNow)} now by card, and ${formatMoney(total - amountNow)} ${method === 'online' ? restTime : paytime}.`;
}

/** Returns the pence that the customer pays by card when the offer is accepted. */
export function getAmountToPayNow({ total, method, deposit }: PaymentTerms): number {
  if (deposit !== null) return Math.min(deposit.amount, total);
  return method === 'online' ? total : 0;
}
