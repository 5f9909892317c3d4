import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface EmailedLink {
  token: string;
  /**
   * Time at which the user opened the link, in ms since 1970. Distinguishes two openings of one
   * link.
   */
  openedAt: number;
}

/**
 * Returns the token of the emailed link that opened the page. Moves the token from the URL to the
 * history state, so that a copied URL does not contain the token. Returns undefined until the token
 * is moved, and null if the URL had no token.
 */
export function useLinkToken(): EmailedLink | null | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    const link: EmailedLink = { token: hash.slice(1), openedAt: Date.now() };
    void navigate({ pathname, search }, { replace: true, state: { link } });
  }, [hash, pathname, search, navigate]);
  return hash === '' ? readLink(state) : undefined;
}

function readLink(state: unknown): EmailedLink | null {
  const { link } = (state ?? {}) as { link?: Partial<EmailedLink> };
  const { token, openedAt } = link ?? {};
  return typeof token === 'string' && typeof openedAt === 'number' ? { token, openedAt } : null;
}
