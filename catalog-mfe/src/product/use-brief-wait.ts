import { useEffect, useState } from 'react';
import { useAppSelector } from 'shared/store';

const MAX_WAIT_MS = 1000;

/**
 * Returns whether to wait for pending content, so that it does not move the page when it arrives.
 * Waits at most a second, and never on a page that the server rendered.
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
