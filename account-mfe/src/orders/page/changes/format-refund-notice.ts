import { formatMoney } from 'shared/format';
import type { OrderPage } from '../order-page';

/** Describes how much a cancellation refunds, in addition to earlier refunds. */
export function formatRefundNotice({
  cancel,
  refunds = [],
}: Pick<OrderPage, 'cancel' | 'refunds'>): string {
  const refund = cancel?.refund ?? 0;
  const hasRefunds = refunds.length > 0;
  if (refund > 0) {
    const refundedPart = hasRefunds ? 'the rest of what you paid' : 'all that you paid';
    return `We return ${refundedPart}, ${formatMoney(refund)}, to the card you paid with, within 14 days.`;
  }
  return hasRefunds
    ? 'We have returned what you paid.'
    : 'You have paid nothing yet, so there is nothing to return.';
}
