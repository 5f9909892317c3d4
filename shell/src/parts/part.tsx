import { type ReactNode, Suspense, use, useState } from 'react';
import { isForeignDomChange, RecoveringBoundary, useLocation } from 'shared/core';
import { type PartName, type Parts, useParts } from './parts';
import styles from './part.module.css';

interface PartProps {
  name: PartName;
  children: ReactNode;
}

/**
 * An island: a part of the page that hydrates separately (`hydrate-islands.ts`). Until then the
 * server's HTML stays. A navigation hydrates all islands.
 */
export function Part({ name, children }: PartProps) {
  const parts = useParts();
  const { key } = useLocation();
  const [first] = useState(key);
  if (key !== first) parts?.wakeAll();
  return (
    // Suppresses the mismatch of `data-touched`, which an inline script sets before hydration.
    <div className={styles.part} data-part={name} suppressHydrationWarning>
      <RecoveringBoundary fallbackRender={({ error }) => rethrowOwnFailure(error)}>
        <Suspense fallback={null}>
          {parts ? (
            <Woken parts={parts} name={name}>
              {children}
            </Woken>
          ) : (
            children
          )}
        </Suspense>
      </RecoveringBoundary>
    </div>
  );
}

function Woken({ parts, name, children }: PartProps & { parts: Parts }) {
  use(parts.woken(name));
  return children;
}

/**
 * Rethrows failures of the shell, which unmount the whole page. Renders nothing if another script
 * changed the DOM, because the boundary then renders the island again.
 */
function rethrowOwnFailure(cause: unknown): null {
  if (!isForeignDomChange(cause)) throw cause;
  return null;
}
