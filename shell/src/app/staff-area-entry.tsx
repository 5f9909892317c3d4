import { useEffect } from 'react';
import { reloadPage } from './reload-page';

/** Loads the page from the server. The pages of shoppers do not contain the registry of the staff area. */
export function StaffAreaEntry() {
  useEffect(reloadPage, []);
  return null;
}
