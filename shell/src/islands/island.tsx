import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { isForeignDomChange, RecoveringBoundary } from 'shared/slots';
import { type IslandName, type Islands, useIslands } from './islands';
import styles from './island.module.css';

/** First pause in ms before an island is rendered again. Each later pause is twice as long. */
const FIRST_RETRY_PAUSE_MS = 1000;

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
  if (key !== firstKey) islands?.hydrateAll();
  return (
    // Suppresses a warning, because an inline script sets `data-touched` before hydration, and
    // React would report this attribute as a mismatch.
    <div className={styles.part} data-part={name} suppressHydrationWarning>
      <RecoveringBoundary
        fallbackRender={({ error, resetErrorBoundary }) => {
          // Throws a failure of the shell again, which unmounts the whole page.
          if (!isForeignDomChange(error)) throw error;
          const retry = () => {
            setRetryCount(retryCount + 1);
            resetErrorBoundary();
          };
          return <DelayedRetry pauseMs={FIRST_RETRY_PAUSE_MS * 2 ** retryCount} retry={retry} />;
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

/**
 * Renders nothing, and calls `retry` after a pause. The pauses grow, because a browser extension
 * may break each rendering again.
 */
function DelayedRetry({ pauseMs, retry }: { pauseMs: number; retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, retry]);
  return null;
}
