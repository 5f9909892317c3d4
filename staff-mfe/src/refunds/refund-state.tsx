import { formatTime } from 'contract/calendar/date-texts';
import type { Refund } from 'contract/payments/staff/refunds';
import { Badge } from 'shared/ui';
import { methodLabels, refundStates } from './describe-refund';

/**
 * Renders the state of a refund, with the reason of a failure, or the time and method of the
 * refund.
 */
export function RefundState({ refund }: { refund: Refund }) {
  const { state, method, error, settledat, by } = refund;
  const { label, tone } = refundStates[state];
  const details =
    state === 'done'
      ? [methodLabels[method], formatTime(settledat), by && `by ${by}`]
      : state === 'replaced'
        ? ['the money went back another way, or stays with the order', formatTime(settledat)]
        : [error];
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {details.filter(Boolean).join(', ')}
    </>
  );
}
