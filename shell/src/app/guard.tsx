import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate, PageHead, useAuth, useLocation } from 'shared/core';
import { Alive } from '../parts/alive';
import { PageSkeleton } from './page-skeleton';

/**
 * Lets pass who is signed in; leads everybody else to /login, the whole origin remembered
 * (specification §2, decision 4). Decides nothing before local storage was read.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { restored, signedIn, user } = useAuth();
  const { pathname, search, hash } = useLocation();
  // Deferred: a way on that was taken before, as to the thank-you page, comes first.
  const wasSignedIn = useDeferredValue(signedIn);
  const [shownTo, setShownTo] = useState(user?.id);
  if (user && user.id !== shownTo) setShownTo(user.id);
  if (!restored) {
    return (
      <>
        <PageHead title="Your account" description="A page for signed-in customers." noindex />
        <PageSkeleton />
        <Alive part="page" />
      </>
    );
  }
  if (!signedIn && !wasSignedIn)
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } }} />;
  // Of one user nothing stays for another who signed in elsewhere: neither what was read nor what was typed.
  return <Fragment key={shownTo}>{children}</Fragment>;
}
