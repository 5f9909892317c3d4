import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { findIslandElement, type IslandName, useIslands } from './islands';

/**
 * Sets `data-alive` on the island's element after the island is hydrated and local storage has been
 * read. Then captured events are replayed (`shell/src/event-replay/capture-events.ts`).
 */
export function HydrationMarker({ part }: { part: IslandName }) {
  const islands = useIslands();
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => islands?.notifyHydrated(part), [islands, part]);
  useEffect(() => {
    const element = restored ? findIslandElement(part) : null;
    if (!element || 'alive' in element.dataset) return;
    element.dataset['alive'] = '';
    element.dispatchEvent(new Event('alive'));
  }, [restored, part]);
  return null;
}
