import { Badge } from 'shared/ui';
import { orderState } from 'contract/orders/order-state';

interface StateBadgeProps {
  state: string;
  /** The backend's text for the state, by services and payment method (rule 63). */
  label?: string | undefined;
}

export function StateBadge({ state, label }: StateBadgeProps) {
  const shown = orderState(state);
  return <Badge tone={shown.tone}>{label ?? shown.label}</Badge>;
}
