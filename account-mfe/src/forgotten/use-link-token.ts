import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared/core';

/**
 * The token of the mailed link that was opened. It stands behind the '#', which no server is sent, and is
 * removed from the address as soon as it is read: what is copied, bookmarked or shared opens nothing.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
