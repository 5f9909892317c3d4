import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { HydrationMarker } from '../islands/hydration-marker';

/**
 * Sets `data-restored` on the document once the page is hydrated and local storage has been read.
 * Before that, no click is handled.
 */
export function RestoredMarker() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['restored'] = '';
  }, [restored]);
  return <HydrationMarker part="page" />;
}
