import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';

/**
 * Opens /login, with the current page to return to, when an action of the shopper got 401 (rules 21 and 62). On a page
 * that needs a sign-in, the guard opens /login.
 */
export function SessionExpiry() {
  const { hasExpired, session } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasExpired) return;
    session.clearExpired();
    if (pathname.toLowerCase() === '/login') return;
    void navigate('/login', { replace: true, state: { from: { pathname, search, hash } } });
  }, [hasExpired, session, pathname, search, hash, navigate]);
  return null;
}
