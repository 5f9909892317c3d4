import { type ReactNode, useState, ViewTransition } from 'react';

/**
 * Fades from one page to the next, if the browser has view transitions and the visitor does not prefer reduced motion.
 * Changes within a page do not fade.
 */
export function PageTurn({ children }: { children: ReactNode }) {
  const [isMoving] = useState(wantsMotion);
  if (!isMoving) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}

const wantsMotion = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
