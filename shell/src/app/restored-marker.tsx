import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { HydrationMarker } from '../islands/hydration-marker';

/**
 * Marks the document when clicks are handled: after hydration and after local storage has been
 * read.
 */
export function RestoredMarker() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['restored'] = '';
  }, [restored]);
  return <HydrationMarker part="page" />;
}
