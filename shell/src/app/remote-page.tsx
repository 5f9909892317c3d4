import { memo, type ReactNode, useMemo } from 'react';
import {
  type Location,
  matchRoutes,
  PageHead,
  PageVisibilityProvider,
  useRoutes,
} from 'shared/router';
import { RemoteSlot, type RemoteRoutes, RemotesProvider, useRemotes } from 'shared/slots';
import { prefetchHttpClient } from 'shared/data';
import { PageNotFound } from 'shared/ui';
import { usePrerenderedPage } from './prerendered-page';
import { canPrefetch } from '../boot/can-prefetch';
import { RemoteFailedPage } from '../layout/remote-failed-page';
import type { Shows } from '../shows';
import { Guard } from './guard';
import { PageSkeleton } from './page-skeleton';
import { RestoredMarker } from './restored-marker';
import { findRemote, useRegistry } from '../registry/remote-table';
import styles from './remote-page.module.css';

interface RemotePageProps {
  location: Location;
  /** False if the page is only prerendered. */
  isVisible: boolean;
  /** Whether the server rendered this page and read its public data. */
  isServerRendered?: boolean;
}

/** Renders the page of an address: the remote from the registry, in its own slot. */
export const RemotePage = memo(function AddressedPage({
  location,
  isVisible,
  isServerRendered = false,
}: RemotePageProps) {
  const { pathname } = location;
  const registry = useRegistry();
  const match = useMemo(() => findRemote(registry, pathname), [registry, pathname]);
  const remotes = useRemotes();
  const prerenderedPage = usePrerenderedPage();
  if (!match) return <NotFoundPage />;
  const readsInBrowser = Boolean(match.access ?? match.secret);
  // During render, like the load of the remote. An effect runs only after the commit, often after
  // the remote has loaded. The document of the first page preloads the HTTP client itself if
  // needed.
  if (!isServerRendered && (readsInBrowser || canPrefetch())) prefetchHttpClient();
  const page = (
    // Each page has its own slot. With a shared slot, a navigation within a remote would show the old page while the
    // new one suspends.
    <RemoteSlot<Shows['./routes']>
      key={match.path}
      remote={match.remote}
      expose="./routes"
      pendingFallback={<PageSkeleton />}
      renderFailure={(retry) => <FailedPage retry={retry} />}
    >
      {({ routes }) => <RoutesOrNotFound routes={routes} location={location} />}
    </RemoteSlot>
  );
  return (
    <PageVisibilityProvider value={isVisible}>
      <RemotesProvider value={isVisible || !prerenderedPage ? remotes : prerenderedPage.remotes}>
        {/* Pages that search engines skip show data that only the browser has. */}
        <div className={match.noindex ? styles.filledLater : undefined} hidden={!isVisible}>
          {match.access === 'signed-in' ? <Guard>{page}</Guard> : page}
        </div>
      </RemotesProvider>
    </PageVisibilityProvider>
  );
});

interface LocatedRoutes extends RemoteRoutes {
  location: Location;
}

/** Renders the not-found page if the remote has no route for the address. */
function RoutesOrNotFound({ routes, location }: LocatedRoutes) {
  return matchRoutes(routes, location.pathname) ? (
    <MatchedRoute routes={routes} location={location} />
  ) : (
    <NotFoundPage />
  );
}

function MatchedRoute({ routes, location }: LocatedRoutes) {
  const { pathname, search, hash, state } = location;
  // Prevents another render of a prerendered page when it is opened, although the history has a new
  // entry.
  const stableLocation = useMemo<Partial<Location>>(
    () => ({ pathname, search, hash, state }),
    [pathname, search, hash, state],
  );
  const routeElement = useRoutes(routes, stableLocation);
  return (
    <>
      <MemoizedPage location={stableLocation} page={routeElement} />
      <RestoredMarker />
    </>
  );
}

/** Keeps the rendered page while its location is the same. */
const MemoizedPage = memo(
  ({ page }: { location: object; page: ReactNode }) => page,
  (previousProps, nextProps) => previousProps.location === nextProps.location,
);

const FailedPage = ({ retry }: { retry: () => void }) => (
  <>
    <PageHead
      title="Not available right now"
      description="This part of the shop is not available right now."
      noindex
    />
    <RemoteFailedPage onRetry={retry} />
    <RestoredMarker />
  </>
);

const NotFoundPage = () => (
  <>
    <PageNotFound />
    <RestoredMarker />
  </>
);
