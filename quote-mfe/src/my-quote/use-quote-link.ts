import { TabToken } from 'contract/storage/tab-token';
import { useEffect } from 'react';
import { type EmailedLink, useLinkToken } from 'shared/router';
import { useAuth } from 'shared/session';

/** Keeps the token for a reload and for the way back from a payment page. */
export const quoteLinkToken = new TabToken('quotelink');

/**
 * Returns the link that opened this page, or the last one in this tab. Returns null without a link,
 * and undefined before hydration.
 */
export function useQuoteLink(): EmailedLink | null | undefined {
  const link = useLinkToken();
  const { isRestored } = useAuth();
  const openedToken = link?.token;
  useEffect(() => {
    if (openedToken) quoteLinkToken.save(openedToken);
  }, [openedToken]);
  if (link || link === undefined) return link;
  if (!isRestored) return undefined;
  const token = quoteLinkToken.read();
  return token === null ? null : { token, openedAt: 0 };
}
