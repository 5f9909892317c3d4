import { useEffect } from 'react';
import { reloadPage } from './reload-page';

/** Loads the page from the server, because the registry in shoppers' pages lacks the staff area. */
export function StaffAreaEntry() {
  useEffect(reloadPage, []);
  return null;
}
