import { Badge } from 'shared/ui';
import { describeOrderState } from 'contract/orders/order-state';

interface StateBadgeProps {
  state: string;
  /** Label from the backend, which depends on services and payment method (rule 63). */
  label?: string | undefined;
}

export function StateBadge({ state, label }: StateBadgeProps) {
  const badge = describeOrderState(state);
  return <Badge tone={badge.tone}>{label ?? badge.label}</Badge>;
}
