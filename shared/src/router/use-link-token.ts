import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface EmailedLink {
  token: string;
  /** Time at which the link was opened, in ms. It distinguishes two openings of one link. */
  openedAt: number;
}

/**
 * Returns the emailed link of the current history entry, or null without one. Returns undefined
 * while the link is read. Moves the token from the fragment into the state of the history entry. So
 * a copied address contains no token, and the link survives reload, back and forward.
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
