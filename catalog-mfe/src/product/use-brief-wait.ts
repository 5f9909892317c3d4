import { useEffect, useState } from 'react';
import { useAppSelector } from 'shared/core';

const AT_MOST_MS = 1000;

/**
 * Returns whether to wait for pending content, so that it does not move the page when it arrives.
 * Waits at most a second, and never on a page that the server rendered.
 */
export function useBriefWait(isOnItsWay: boolean): boolean {
  const restored = useAppSelector((state) => state.restored);
  const [isWorthIt, setIsWorthIt] = useState(restored);
  useEffect(() => {
    const timer = setTimeout(() => setIsWorthIt(false), AT_MOST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOnItsWay && isWorthIt;
}
