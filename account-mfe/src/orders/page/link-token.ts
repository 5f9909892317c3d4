import { useEffect } from 'react';
import { useAuth, useLocation, useNavigate } from 'shared/core';

/** Under this name this tab keeps the token, so that a reload still shows the order. */
const KEY = 'orderlink';

/** Where the tab keeps nothing, the page does. */
let ofThisPage: string | null = null;

/**
 * The token of a mail's link, which stands behind the '#' and is taken out of the address once it is read (decision 50).
 * Undefined until the page is alive, null where there is none.
 */
export function useLinkToken(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const { restored } = useAuth();
  const navigate = useNavigate();
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    keep(given);
    void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  if (given !== '') return given;
  return restored ? kept() : undefined;
}

/** Forgets it: it opens nothing any more. */
export function forgetToken(): void {
  ofThisPage = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch (cause) {
    console.warn('The link of an order could not be forgotten.', cause);
  }
}

function keep(token: string): void {
  ofThisPage = token;
  try {
    sessionStorage.setItem(KEY, token);
  } catch (cause) {
    console.warn('The link of an order is not kept over a reload.', cause);
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
