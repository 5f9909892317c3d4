import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { elementOf, type PartName, useParts } from './parts';

/**
 * Notes on the part's element (`data-alive`) that what is beside it has hydrated and has read local storage: what
 * was done there before is done now (`shell/src/early/keep-early.ts`).
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
