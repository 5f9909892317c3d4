import { Badge } from 'shared/ui';
import { showState } from './order-state';

interface StateBadgeProps {
  state: string;
  /** The state in the backend's words, by services and method (decision 63). */
  label?: string | undefined;
}

export function StateBadge({ state, label }: StateBadgeProps) {
  const shown = showState(state);
  return <Badge tone={shown.tone}>{label ?? shown.label}</Badge>;
}
