import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface EmailedLink {
  token: string;
  /** When the link was opened, in ms. It tells two openings of one link apart. */
  openedAt: number;
}

/**
 * Returns the token of the emailed link that opened the page. Returns null without a link, and
 * undefined until it is read. The token moves from the address to the state of the history entry. A
 * copied address then contains no token, and a reload keeps it.
 */
export function useLinkToken(): EmailedLink | null | undefined {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    const link: EmailedLink = { token: hash.slice(1), openedAt: Date.now() };
    void navigate(pathname, { replace: true, state: { link } });
  }, [hash, pathname, navigate]);
  return hash === '' ? readLink(state) : undefined;
}

function readLink(state: unknown): EmailedLink | null {
  const { link } = (state ?? {}) as { link?: Partial<EmailedLink> };
  const { token, openedAt } = link ?? {};
  return typeof token === 'string' && typeof openedAt === 'number' ? { token, openedAt } : null;
}
