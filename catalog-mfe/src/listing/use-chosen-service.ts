import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/** Returns the chosen service, null without one, or 'unknown' before local storage was read. */
export function useChosenService(): Service | 'unknown' | null {
  const restored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  return restored ? service : 'unknown';
}
