import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module';

/** Pause before a failed fetch is repeated, in ms. The browser's `online` event ends the pause. */
const RETRY_DELAY_MS = 3000;

const subscribeToNothing = () => () => undefined;

/**
 * Returns the module's code, or null until the code is loaded. Fetches the code if `isNeeded` is
 * true, and then retries a failed fetch.
 */
export function useLazyModule<Code>(lazyModule: LazyModule<Code>, isNeeded: boolean): Code | null {
  const [fetchedCode, setFetchedCode] = useState<Code | null>(null);
  // Returns null in the first render, because that render must match the server's HTML. The server
  // loads no lazy code.
  const loadedCode = useSyncExternalStore(
    subscribeToNothing,
    () => lazyModule.code,
    () => null,
  );
  const code = fetchedCode ?? loadedCode;
  useEffect(() => {
    if (code !== null || !isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const fetchCode = () => {
      clearTimeout(timer);
      lazyModule.load().then(
        (newCode) => !isCancelled && setFetchedCode(() => newCode),
        () => {
          if (!isCancelled) timer = setTimeout(fetchCode, RETRY_DELAY_MS);
        },
      );
    };
    fetchCode();
    window.addEventListener('online', fetchCode);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      window.removeEventListener('online', fetchCode);
    };
  }, [lazyModule, isNeeded, code]);
  return code;
}
