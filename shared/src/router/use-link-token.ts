import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface OpenedLink {
  token: string;
  /** Time in ms, which tells two openings of one link apart. */
  openedAt: number;
}

/**
 * The mailed link that the present history entry was opened with, or null without one; undefined while it is read.
 * The token comes behind the '#', which browsers send to no server, and moves from the address into the entry's
 * state. So a copied or shared address opens nothing, and reload, back and forward find the link of their entry.
 */
export function useLinkToken(): OpenedLink | null | undefined {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '') return;
    const link: OpenedLink = { token: hash.slice(1), openedAt: Date.now() };
    void navigate(pathname, { replace: true, state: { link } });
  }, [hash, pathname, navigate]);
  return hash === '' ? linkIn(state) : undefined;
}

function linkIn(state: unknown): OpenedLink | null {
  const { link } = (state ?? {}) as { link?: Partial<OpenedLink> };
  const { token, openedAt } = link ?? {};
  return typeof token === 'string' && typeof openedAt === 'number' ? { token, openedAt } : null;
}
