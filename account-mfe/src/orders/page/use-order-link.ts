import { useEffect } from 'react';
import { type EmailedLink, useLinkToken } from 'shared/router';
import { useAuth } from 'shared/session';

/** Key in session storage, which keeps the token for the page load after a sign-in. */
const STORAGE_KEY = 'orderlink';

/** Copy of the token, because some browsers block session storage. */
let pageToken: string | null = null;

/**
 * Returns the emailed link that opened this page, or the last one in this tab. Returns null without
 * a link, and undefined before hydration.
 */
export function useOrderLink(): EmailedLink | null | undefined {
  const link = useLinkToken();
  const { isRestored } = useAuth();
  const openedToken = link?.token;
  useEffect(() => {
    if (openedToken) saveToken(openedToken);
  }, [openedToken]);
  if (link || link === undefined) return link;
  if (!isRestored) return undefined;
  const token = readSavedToken();
  return token === null ? null : { token, openedAt: 0 };
}

export function deleteSavedToken(): void {
  pageToken = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch (cause) {
    console.warn('The saved link of an order could not be deleted.', cause);
  }
}

function saveToken(token: string): void {
  pageToken = token;
  try {
    sessionStorage.setItem(STORAGE_KEY, token);
  } catch (cause) {
    console.warn('The link of an order could not be saved. A reload will lose it.', cause);
  }
}

function readSavedToken(): string | null {
  try {
    return pageToken ?? sessionStorage.getItem(STORAGE_KEY);
  } catch (cause) {
    console.warn('The link of an order could not be read.', cause);
    return null;
  }
}
