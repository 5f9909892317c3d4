import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { HydrationMarker } from '../islands/hydration-marker';

/**
 * Sets `data-restored` on the document after the page has hydrated and local storage was read. The server's HTML
 * handles no clicks before that. The attribute stays during navigations.
 */
export function RestoredMarker() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['restored'] = '';
  }, [restored]);
  return <HydrationMarker part="page" />;
}
