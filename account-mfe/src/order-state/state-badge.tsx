import { Badge } from 'shared/ui/badge';
import { showState } from './order-state';

export function StateBadge({ state }: { state: string }) {
  const { label, tone } = showState(state);
  return <Badge tone={tone}>{label}</Badge>;
}
