import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { findIslandElement, type IslandName, useIslands } from './islands';

/**
 * Marks the element of an island after its hydration and after local storage has been read. The
 * events captured in the island are then replayed (`shell/src/event-replay/capture-events.ts`).
 */
export function HydrationMarker({ name }: { name: IslandName }) {
  const islands = useIslands();
  const isRestored = useAppSelector((state) => state.restored);
  useEffect(() => islands?.notifyHydrated(name), [islands, name]);
  useEffect(() => {
    const element = isRestored ? findIslandElement(name) : null;
    if (!element || 'alive' in element.dataset) return;
    element.dataset['alive'] = '';
    element.dispatchEvent(new Event('alive'));
  }, [isRestored, name]);
  return null;
}
