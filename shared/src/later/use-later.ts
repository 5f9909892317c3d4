import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Later } from './later';

/** Between two tries where the code cannot be fetched, in ms. A network that is back ends it at once. */
const PAUSE_MS = 3000;

const unchanging = () => () => undefined;

/** The code, as soon as it is wanted and there: what was asked for before then happens when it is. */
export function useLater<Code>(later: Later<Code>, isWanted: boolean): Code | null {
  const [fetched, setFetched] = useState<Code | null>(null);
  // A part that hydrates late shows first what the server did, whatever was fetched since.
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
