import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether motion is not wanted. The server does not know and assumes that it is not. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(QUERY);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
