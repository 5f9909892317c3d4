import { type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'shared/router';
import { isForeignDomChange, RecoveringBoundary } from 'shared/slots';
import { type IslandName, type Islands, useIslands } from './islands';
import styles from './island.module.css';

interface IslandProps {
  name: IslandName;
  children: ReactNode;
}

/**
 * An island: a part of the page that hydrates separately (`hydrate-islands.ts`). Until then the
 * server's HTML stays. A navigation hydrates all islands.
 */
export function Island({ name, children }: IslandProps) {
  const islands = useIslands();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  if (key !== firstKey) islands?.hydrateAll();
  return (
    // Suppresses the mismatch of `data-touched`, which an inline script sets before hydration.
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
 * Rethrows failures of the shell, which unmount the whole page. Renders nothing if another script
 * changed the DOM, because the boundary then renders the island again.
 */
function rethrowShellFailure(cause: unknown): null {
  if (!isForeignDomChange(cause)) throw cause;
  return null;
}
