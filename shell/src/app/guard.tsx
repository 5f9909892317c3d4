import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useAuth } from 'shared/session';
import { HydrationMarker } from '../islands/island';
import { PageSkeleton } from './page-skeleton';

/**
 * Renders a page for signed-in visitors only. Until local storage has been read, renders a
 * skeleton. Redirects visitors without a session to /login, from which they return to this page
 * after the sign-in (rule 4).
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isRestored, isSignedIn, user } = useAuth();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useDeferredValue(isSignedIn);
  const [userId, setUserId] = useState(user?.id);
  if (user && user.id !== userId) setUserId(user.id);
  if (!isRestored) {
    return (
      <>
        <PageHead title="Your account" description="A page for signed-in customers." noindex />
        <PageSkeleton />
        <HydrationMarker name="page" />
      </>
    );
  }
  if (!isSignedIn && !wasSignedIn)
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  // Uses the user's id as the key. If another user signs in in another tab, the new key discards
  // the text that the previous user typed.
  return <Fragment key={userId}>{children}</Fragment>;
}
