import { useEffect } from 'react';
import { useAuth, useLocation, useNavigate } from 'shared/core';

/** A refused token leads to /login with the way back remembered, from wherever it was (decision 21). */
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
