import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Later } from './later';

/**
 * Pause between two attempts after a failed fetch, in ms. The 'online' event ends the pause at
 * once.
 */
const PAUSE_MS = 3000;

const unchanging = () => () => undefined;

/** Returns the code, or null until it is needed and fetched. Retries a failed fetch. */
export function useLater<Code>(later: Later<Code>, isWanted: boolean): Code | null {
  const [fetched, setFetched] = useState<Code | null>(null);
  // The first render during hydration must equal the server's, even if the code is already fetched.
  const present = useSyncExternalStore(
    unchanging,
    () => later.code,
    () => null,
  );
  const code = fetched ?? present;
  useEffect(() => {
    if (code !== null || !isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const fetchIt = () => {
      clearTimeout(timer);
      later.load().then(
        (found) => !isOver && setFetched(() => found),
        () => {
          if (!isOver) timer = setTimeout(fetchIt, PAUSE_MS);
        },
      );
    };
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', fetchIt);
    };
  }, [later, isWanted, code]);
  return code;
}
