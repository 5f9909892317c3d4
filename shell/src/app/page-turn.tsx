import { type ReactNode, useState, ViewTransition } from 'react';

/**
 * One page fades into the next, in browsers that have view transitions and where motion is wanted. What changes within
 * a page does not.
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
