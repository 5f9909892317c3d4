import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';

/**
 * Opens /login if a request of the shopper got a 401, with the current page to return to (rules 21
 * and 62).
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
