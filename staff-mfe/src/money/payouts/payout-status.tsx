import type { PayoutStatus } from 'contract/payments/payout';
import { Badge } from 'shared/ui';

const statusLabels = {
  pending: { label: 'In preparation', tone: 'neutral' },
  in_transit: { label: 'On its way', tone: 'brass' },
  paid: { label: 'Paid', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  canceled: { label: 'Cancelled', tone: 'red' },
} as const satisfies Record<PayoutStatus, object>;

export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  const { label, tone } = statusLabels[status] ?? { label: status, tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
}
