import { type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { isForeignDomChange, RecoveringBoundary } from 'shared/slots';
import { type IslandName, type Islands, useIslands } from './islands';
import styles from './island.module.css';

/**
 * First pause in ms before a broken island is rendered again. Each later pause is twice as long,
 * because a browser extension may break each rendering.
 */
const FIRST_RETRY_PAUSE_MS = 1000;

/** If an island is intact for this time in ms, the next pause is the first one again. */
const INTACT_MS = 60_000;

interface IslandProps {
  name: IslandName;
  children: ReactNode;
}

/** A part of the page that hydrates separately. The first navigation hydrates all islands. */
export function Island({ name, children }: IslandProps) {
  const islands = useIslands();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [retryCount, setRetryCount] = useState(0);
  const pauseMs = useRef(0);
  const lastErrorTime = useRef(-Infinity);
  if (key !== firstKey) islands?.hydrateAll();
  return (
    // Suppresses a warning, because an inline script sets `data-touched` before hydration, and
    // React would report this attribute as a mismatch.
    <div className={styles.part} data-part={name} suppressHydrationWarning>
      <RecoveringBoundary
        resetKeys={[retryCount]}
        fallbackRender={({ error }) => {
          // Throws a failure of the shell again, which unmounts the whole page.
          if (!isForeignDomChange(error)) throw error;
          return null;
        }}
        onError={() => {
          const now = performance.now();
          // The island is empty during the pause, so the pause does not count as time without an error.
          const isFirstError = now - lastErrorTime.current > pauseMs.current + INTACT_MS;
          pauseMs.current = isFirstError ? FIRST_RETRY_PAUSE_MS : pauseMs.current * 2;
          lastErrorTime.current = now;
          setTimeout(() => setRetryCount((count) => count + 1), pauseMs.current);
        }}
      >
        <Suspense fallback={null}>
          {islands ? (
            <PendingIsland islands={islands} name={name}>
              {children}
            </PendingIsland>
          ) : (
            children
          )}
        </Suspense>
      </RecoveringBoundary>
    </div>
  );
}

function PendingIsland({ islands, name, children }: IslandProps & { islands: Islands }) {
  use(islands.waitForStart(name));
  return children;
}
