import { useEffect } from 'react';
import { reloadPage } from './reload-page';

/** Loads the page as a new document, because the registry of shoppers' pages has no staff area. */
export function StaffAreaEntry() {
  useEffect(reloadPage, []);
  return null;
}
