import { type ReactNode, Suspense, use, useState } from 'react';
import { isForeignDomChange, RecoveringBoundary, useLocation } from 'shared/core';
import { type PartName, type Parts, useParts } from './parts';
import styles from './part.module.css';

interface PartProps {
  name: PartName;
  children: ReactNode;
}

/**
 * An island, which hydrates on its own when it is woken (`wake-in-turn.ts`). Before that the server's HTML stays. A
 * navigation hydrates all islands.
 */
export function Part({ name, children }: PartProps) {
  const parts = useParts();
  const { key } = useLocation();
  const [first] = useState(key);
  if (key !== first) parts?.wakeAll();
  return (
    // `data-touched`, set before hydration, is no mismatch.
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

/** Throws the shell's own failures to the whole page. Renders nothing until a changed island is rendered again. */
function rethrowOwnFailure(cause: unknown): null {
  if (!isForeignDomChange(cause)) throw cause;
  return null;
}
