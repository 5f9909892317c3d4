import { Fragment, type ReactNode, useState, ViewTransition } from 'react';

/**
 * One page fades into the next, in browsers that have view transitions and where motion is wanted. What changes within
 * a page does not. The page that the document came with is hydrated as the server sent it.
 */
export function PageTurn({ path, children }: { path: string; children: ReactNode }) {
  const [first] = useState(path);
  const [isMoving] = useState(wantsMotion);
  if (path === first || !isMoving) return <Fragment key={path}>{children}</Fragment>;
  return (
    <ViewTransition key={path} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}

const wantsMotion = () =>
  typeof window !== 'undefined' &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
