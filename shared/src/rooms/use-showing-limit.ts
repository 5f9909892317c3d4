import { useCallback, useEffect, useRef, useState } from 'react';
import { SLOT_LIMIT_MS, useRooms } from './rooms';

/**
 * Throws, while rendering, once what the room exposes has been loaded and suspended for `SLOT_LIMIT_MS`. The
 * returned function is called when it stands on the page, and what that returns when it no longer does.
 */
export function useShowingLimit(room: string, expose: string): () => () => void {
  const rooms = useRooms();
  const [isLate, setIsLate] = useState(false);
  if (isLate) throw new ShowedNothing(`'${room}' showed nothing within ${SLOT_LIMIT_MS} ms.`);
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
    // A room that cannot be loaded says so itself, where it is used.
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

/** A room that was loaded and suspended for too long. */
class ShowedNothing extends Error {
  override name = 'ShowedNothing';
}
