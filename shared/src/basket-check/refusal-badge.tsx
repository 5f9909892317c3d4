import { useAppSelector } from '../store/hooks';
import type { CartLine, PackageLine } from '../store/basket/lines';
import { Badge } from '../ui/badge/badge';
import { getRefusalReason } from '../store/basket-check/basket-check-slice';

/** Marks a line that cannot be ordered. Renders nothing for other lines. */
export function RefusalBadge({ line }: { line: CartLine | PackageLine }) {
  const reason = useAppSelector((state) => getRefusalReason(state.basketCheck, line));
  if (reason === null) return null;
  return (
    <Badge tone="red">
      {reason === 'quantity' ? 'Quantity not possible' : 'No longer available'}
    </Badge>
  );
}
