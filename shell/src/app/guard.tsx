import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, PageHead, useLocation } from 'shared/router';
import { useAuth } from 'shared/session';
import { Page } from 'shared/ui';
import { HydrationMarker } from '../islands/island';
import { PageSkeleton, ReloadHint } from './page-skeleton';

interface GuardProps {
  /** Whether the page shows its own placeholders until local storage has been read. */
  hasOwnPlaceholder?: boolean;
  children: ReactNode;
}

/**
 * Renders a page for signed-in visitors only. Until local storage has been read, renders a
 * skeleton, or the page if it `hasOwnPlaceholder`. Redirects visitors without a session to /login,
 * from which they return to this page after the sign-in (rule 4).
 */
export function Guard({ hasOwnPlaceholder = false, children }: GuardProps) {
  const { isRestored, isSignedIn, user } = useAuth();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useDeferredValue(isSignedIn);
  const [owner, setOwner] = useState({ id: user?.id, changes: 0 });
  if (user && user.id !== owner.id)
    setOwner({ id: user.id, changes: owner.changes + (owner.id === undefined ? 0 : 1) });
  if (!isRestored && !hasOwnPlaceholder) {
    return (
      <>
        <PageHead title="Your account" description="A page for signed-in customers." noindex />
        <PageSkeleton />
        <HydrationMarker name="page" />
      </>
    );
  }
  if (isRestored && !isSignedIn && !wasSignedIn)
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  // If another user signs in in another tab, the new key discards the text that the previous user
  // typed.
  return (
    <>
      <Fragment key={owner.changes}>{children}</Fragment>
      {!isRestored && (
        <Page>
          <ReloadHint />
        </Page>
      )}
    </>
  );
}
