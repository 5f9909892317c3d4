import { Badge } from 'shared/ui';
import { showState } from './order-state';

interface StateBadgeProps {
  state: string;
  /** The backend's text for the state, by services and payment method (rule 63). */
  label?: string | undefined;
}

export function StateBadge({ state, label }: StateBadgeProps) {
  const shown = showState(state);
  return <Badge tone={shown.tone}>{label ?? shown.label}</Badge>;
}
