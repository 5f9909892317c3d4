import { Badge } from 'shared/ui';
import { showState } from './order-state';

export function StateBadge({ state }: { state: string }) {
  const { label, tone } = showState(state);
  return <Badge tone={tone}>{label}</Badge>;
}
