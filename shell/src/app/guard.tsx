import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useAuth } from 'shared/session';
import { HydrationMarker } from '../islands/hydration-marker';
import { PageSkeleton } from './page-skeleton';

/**
 * Renders the page for a signed-in user. Redirects everyone else to /login, which returns to the full address
 * (specification, section 2; rule 4). Renders a skeleton before local storage was read.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isRestored, isSignedIn, user } = useAuth();
  const { pathname, search, hash } = useLocation();
  // Deferred, so that a navigation that has already started, for example to the thank-you page, comes first.
  const wasSignedIn = useDeferredValue(isSignedIn);
  const [userId, setUserId] = useState(user?.id);
  if (user && user.id !== userId) setUserId(user.id);
  if (!isRestored) {
    return (
      <>
        <PageHead title="Your account" description="A page for signed-in customers." noindex />
        <PageSkeleton />
        <HydrationMarker part="page" />
      </>
    );
  }
  if (!isSignedIn && !wasSignedIn)
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  // The key discards all state when another user signs in in another tab: data and typed text.
  return <Fragment key={userId}>{children}</Fragment>;
}
