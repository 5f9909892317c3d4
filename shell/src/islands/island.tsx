import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { isForeignDomChange, RecoveringBoundary } from 'shared/slots';
import { useAppSelector } from 'shared/store';
import { findIslandElement, type IslandName, type Islands, useIslands } from './islands';
import styles from './island.module.css';

/** Pause in ms before a broken island is rendered again. */
const RETRY_PAUSE_MS = 5000;

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
        resetKeys={[retryCount]}
        fallbackRender={({ error }) => {
          // Throws a failure of the shell again, which unmounts the whole page.
          if (!isForeignDomChange(error)) throw error;
          return null;
        }}
        onError={() => setTimeout(() => setRetryCount((count) => count + 1), RETRY_PAUSE_MS)}
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
 * Marks the element of an island after its hydration and after local storage has been read. The
 * events captured in the island are then replayed (`shell/src/event-replay/capture-events.ts`).
 */
export function HydrationMarker({ name }: { name: IslandName }) {
  const islands = useIslands();
  const isRestored = useAppSelector((state) => state.restored);
  useEffect(() => islands?.notifyHydrated(name), [islands, name]);
  useEffect(() => {
    const element = isRestored ? findIslandElement(name) : null;
    if (!element || 'alive' in element.dataset) return;
    element.dataset['alive'] = '';
    element.dispatchEvent(new Event('alive'));
  }, [isRestored, name]);
  return null;
}
