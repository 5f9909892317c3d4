import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';

/**
 * Notes on the document (`data-alive`) that the page beside it is hydrated and knows what local storage
 * held: what the server rendered hears no click before. Stays while the shopper goes from page to page.
 */
export function Alive() {
  const restored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (restored) document.documentElement.dataset['alive'] = '';
  }, [restored]);
  return null;
}
