import { useEffect, useState } from 'react';
import { useAppSelector } from 'shared/core';

const AT_MOST_MS = 1000;

/**
 * Whether what is on its way is worth waiting for, so that it moves nothing when it comes: for a second, and never
 * in a page that the server rendered, which shows what it knew.
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
