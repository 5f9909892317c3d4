import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { elementOf, type PartName, useParts } from './parts';

/**
 * Sets `data-alive` on the island's element after it has hydrated and local storage was read. Captured events are then
 * replayed (`shell/src/early/keep-early.ts`).
 */
export function Alive({ part }: { part: PartName }) {
  const parts = useParts();
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => parts?.tellHydrated(part), [parts, part]);
  useEffect(() => {
    const element = restored ? elementOf(part) : null;
    if (!element || 'alive' in element.dataset) return;
    element.dataset['alive'] = '';
    element.dispatchEvent(new Event('alive'));
  }, [restored, part]);
  return null;
}
