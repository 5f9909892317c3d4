import { type ReactNode, useState, ViewTransition } from 'react';

/**
 * Fades from one page to the next, unless the visitor prefers reduced motion. Changes within a page
 * do not fade.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const [hasTransition] = useState(allowsMotion);
  if (!hasTransition) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}

const allowsMotion = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
