import type { Service } from 'contract/catalog/service';
import { useAppSelector } from 'shared/store';

/**
 * Returns the chosen service. Returns null without a chosen service, or 'unknown' until local
 * storage has been read.
 */
export function useChosenService(): Service | 'unknown' | null {
  const isRestored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  return isRestored ? service : 'unknown';
}
