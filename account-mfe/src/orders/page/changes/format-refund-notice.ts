import { formatMoney } from 'shared/format';

/** `refund` is in pence. */
export const formatRefundNotice = (refund: number): string =>
  refund > 0
    ? `We return all that you paid, ${formatMoney(refund)}, to the card you paid with, within 14 days.`
    : 'You have paid nothing yet, so there is nothing to return.';
