import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { Alive } from '../parts/alive';

/**
 * Notes on the document (`data-restored`) that the page beside it has hydrated and has read local
 * storage: what the server rendered hears no click before. Stays while the shopper goes from page to page.
 */
export function Restored() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['restored'] = '';
  }, [restored]);
  return <Alive part="page" />;
}
