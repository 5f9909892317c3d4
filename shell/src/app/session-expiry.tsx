import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';

/**
 * Opens the sign-in page when the session has expired. After the sign-in, the shopper returns to
 * the current page (rules 21 and 62).
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
