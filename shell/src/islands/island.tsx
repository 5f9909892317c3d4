import { type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'shared/router';
import { isForeignDomChange, RecoveringBoundary } from 'shared/slots';
import { type IslandName, type Islands, useIslands } from './islands';
import styles from './island.module.css';

interface IslandProps {
  name: IslandName;
  children: ReactNode;
}

/** A navigation hydrates all islands. */
export function Island({ name, children }: IslandProps) {
  const islands = useIslands();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  if (key !== firstKey) islands?.hydrateAll();
  return (
    // An inline script sets `data-touched` before hydration, which React would report as a
    // mismatch.
    <div className={styles.part} data-part={name} suppressHydrationWarning>
      <RecoveringBoundary fallbackRender={({ error }) => rethrowShellFailure(error)}>
        <Suspense fallback={null}>
          {islands ? (
            <PendingIsland parts={islands} name={name}>
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

function PendingIsland({ parts: islands, name, children }: IslandProps & { parts: Islands }) {
  use(islands.waitForStart(name));
  return children;
}

/**
 * Unmounts the whole page after a failure of the shell. Renders the island again if another script
 * changed the DOM.
 */
function rethrowShellFailure(cause: unknown): null {
  if (!isForeignDomChange(cause)) throw cause;
  return null;
}
