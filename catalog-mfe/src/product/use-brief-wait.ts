import { useEffect, useState } from 'react';
import { useAppSelector } from 'shared/store';

const MAX_WAIT_MS = 1000;

/**
 * Waits at most a second for content that would move the page, and never on a page from the server.
 */
export function useBriefWait(isPending: boolean): boolean {
  const restored = useAppSelector((state) => state.restored);
  const [canWait, setCanWait] = useState(restored);
  useEffect(() => {
    const timer = setTimeout(() => setCanWait(false), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPending && canWait;
}
