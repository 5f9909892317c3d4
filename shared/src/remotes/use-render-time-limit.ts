import { useCallback, useEffect, useRef, useState } from 'react';
import { SLOT_TIMEOUT_MS, useRemotes } from './remotes';

/**
 * Limits the time between the load of a remote's module and the mount of the slot's content. Throws
 * in the next render when the time is over. Call the returned function when the content mounts.
 * That function returns another one, to call when the content unmounts.
 */
export function useRenderTimeLimit(remote: string, expose: string): () => () => void {
  const remotes = useRemotes();
  const [isTimedOut, setIsTimedOut] = useState(false);
  if (isTimedOut)
    throw new RenderTimeoutError(`'${remote}' rendered nothing within ${SLOT_TIMEOUT_MS} ms.`);
  const isMounted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = useCallback(() => clearTimeout(timer.current), []);
  const startTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsTimedOut(true), SLOT_TIMEOUT_MS);
  }, []);

  useEffect(() => {
    let isCancelled = false;
    const startUnlessMounted = () => {
      if (!isCancelled && !isMounted.current) startTimer();
    };
    remotes.load(remote, expose).then(startUnlessMounted, () => undefined);
    return () => {
      isCancelled = true;
      stopTimer();
    };
  }, [remotes, remote, expose, startTimer, stopTimer]);

  return useCallback(() => {
    isMounted.current = true;
    stopTimer();
    return () => {
      isMounted.current = false;
      startTimer();
    };
  }, [startTimer, stopTimer]);
}

class RenderTimeoutError extends Error {
  override name = 'ShowedNothing';
}
