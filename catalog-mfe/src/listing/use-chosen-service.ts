import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/** Returns null if no service is chosen, or 'unknown' until local storage has been read. */
export function useChosenService(): Service | 'unknown' | null {
  const isRestored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  return isRestored ? service : 'unknown';
}
