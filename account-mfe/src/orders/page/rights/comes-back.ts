import { formatMoney } from 'shared/core';

/** What comes back when an order is cancelled; pence. */
export const comesBack = (refund: number): string =>
  refund > 0
    ? `We return all that you paid, ${formatMoney(refund)}, to the card you paid with, within 14 days.`
    : 'You have paid nothing yet, so there is nothing to return.';
