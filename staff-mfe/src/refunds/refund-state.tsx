import { formatTime } from 'contract/calendar/date-texts';
import type { Refund } from 'contract/staff/refund';
import { Badge } from 'shared/ui';
import { methodLabels, refundStates } from './describe-refund';

/** The state of a refund, why it failed, or when and how it was done. */
export function RefundState({ refund }: { refund: Refund }) {
  const { state, method, error, settledat, by } = refund;
  const { label, tone } = refundStates[state];
  const details =
    state === 'done' ? [methodLabels[method], formatTime(settledat), by && `by ${by}`] : [error];
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {details.filter(Boolean).join(', ')}
    </>
  );
}
