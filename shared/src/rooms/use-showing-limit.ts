import { useCallback, useEffect, useRef, useState } from 'react';
import { SLOT_LIMIT_MS, useRooms } from './rooms';

/**
 * Throws during render if the loaded remote suspends longer than `SLOT_TIMEOUT_MS`. Returns a
 * function to call when the content has mounted. That function returns another one, to call when
 * the content unmounts.
 */
export function useShowingLimit(room: string, expose: string): () => () => void {
  const rooms = useRooms();
  const [isLate, setIsLate] = useState(false);
  if (isLate) throw new ShowedNothing(`'${room}' rendered nothing within ${SLOT_LIMIT_MS} ms.`);
  const isShown = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsLate(true), SLOT_LIMIT_MS);
  }, []);

  useEffect(() => {
    let isOver = false;
    const wait = () => {
      if (!isOver && !isShown.current) start();
    };
    // A remote that cannot be loaded throws in the slot that renders it.
    rooms.load(room, expose).then(wait, () => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [rooms, room, expose, start, stop]);

  return useCallback(() => {
    isShown.current = true;
    stop();
    return () => {
      isShown.current = false;
      start();
    };
  }, [start, stop]);
}

/** Thrown for a remote that was loaded and suspended for too long. */
class ShowedNothing extends Error {
  override name = 'ShowedNothing';
}
