import { TabToken } from 'contract/storage/tab-token';
import { useEffect } from 'react';
import { type EmailedLink, useLinkToken } from 'shared/router';
import { useAuth } from 'shared/session';
import { type PaymentReturn, readReturnToken } from './pay/payment-return';

/** Keeps the token for the page load after a sign-in. */
export const orderLinkToken = new TabToken('orderlink');

interface OrderLink extends EmailedLink {
  /** The return from a payment page, if the link leads back from one. */
  paymentReturn: PaymentReturn | null;
}

/**
 * Returns the link that opened this page, or the last one in this tab. Returns null without a link,
 * and undefined before hydration. The link is from an email, or leads back from a payment page.
 */
export function useOrderLink(): OrderLink | null | undefined {
  const openedLink = useLinkToken();
  const link = openedLink && { ...openedLink, ...readReturnToken(openedLink.token) };
  const { isRestored } = useAuth();
  const openedToken = link?.token;
  useEffect(() => {
    if (openedToken) orderLinkToken.save(openedToken);
  }, [openedToken]);
  if (link || link === undefined) return link;
  if (!isRestored) return undefined;
  const token = orderLinkToken.read();
  return token === null ? null : { token, openedAt: 0, paymentReturn: null };
}
