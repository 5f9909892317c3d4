import { useEffect } from 'react';
import { type OpenedLink, useAuth, useLinkToken } from 'shared/core';

/** Session storage key of the last token, which must survive the page load of a sign-in. */
const KEY = 'orderlink';

/** The last token, for tabs that cannot use session storage. */
let ofThisPage: string | null = null;

/** Returns the link that this page was opened with, else the tab's last link, else null. Returns undefined before hydration. */
export function useOrderLink(): OpenedLink | null | undefined {
  const link = useLinkToken();
  const { restored } = useAuth();
  const opened = link?.token;
  useEffect(() => {
    if (opened) keep(opened);
  }, [opened]);
  if (link || link === undefined) return link;
  if (!restored) return undefined;
  const token = kept();
  return token === null ? null : { token, openedAt: 0 };
}

/** Deletes the saved token, because it no longer works. */
export function forgetToken(): void {
  ofThisPage = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch (cause) {
    console.warn('The saved link of an order could not be deleted.', cause);
  }
}

function keep(token: string): void {
  ofThisPage = token;
  try {
    sessionStorage.setItem(KEY, token);
  } catch (cause) {
    console.warn('The link of an order could not be saved. A reload will lose it.', cause);
  }
}

function kept(): string | null {
  try {
    return ofThisPage ?? sessionStorage.getItem(KEY);
  } catch (cause) {
    console.warn('The link of an order could not be read.', cause);
    return null;
  }
}
