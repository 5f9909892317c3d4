import { useEffect } from 'react';
import { useAuth, useLocation, useNavigate } from 'shared/core';

/**
 * Leads to /login with the way back remembered when an action of the shopper was refused (decisions 21 and 62).
 * A page that needs a sign-in leads there by its guard.
 */
export function SessionExpiry() {
  const { expired, session } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!expired) return;
    session.expiryHandled();
    if (pathname.toLowerCase() === '/login') return;
    void navigate('/login', { replace: true, state: { from: { pathname, search, hash } } });
  }, [expired, session, pathname, search, hash, navigate]);
  return null;
}
