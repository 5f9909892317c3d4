import { isHomePageLoading } from '../session/load-home-page';

/**
 * Loads the current page as a new document. Does nothing after the load of the home page has begun,
 * because a reload would cancel that load.
 */
export function reloadPage(): void {
  if (!isHomePageLoading()) window.location.reload();
}
