import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { Alive } from '../parts/alive';

/**
 * Sets `data-restored` on the document after the page has hydrated and local storage was read. The server's HTML
 * handles no clicks before that. The attribute stays during navigations.
 */
export function Restored() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['restored'] = '';
  }, [restored]);
  return <Alive part="page" />;
}
