import { useAppSelector } from 'shared/core';
import type { Service } from 'shared/data';

/** The chosen service: 'unknown' until local storage has been read, null when none was chosen. */
export function useChosenService(): Service | 'unknown' | null {
  const restored = useAppSelector((state) => state.restored);
  const service = useAppSelector((state) => state.services);
  return restored ? service : 'unknown';
}
