import { useSyncExternalStore } from 'react';
import { type BoardRange, useGetBoardQuery } from './board-api';

/** Time between two reads of an open board, in ms. A colleague's change appears within 5 s. */
const POLL_MS = 4_000;

/** Returns the query of a board. The board is read again and again while the page is visible. */
export function useBoard(range: BoardRange) {
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, isPageVisible);
  return useGetBoardQuery(range, {
    pollingInterval: isVisible ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
}

const isPageVisible = () => document.visibilityState === 'visible';

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
