import { memo, type ReactNode, useEffect, useMemo } from 'react';
import {
  type Location,
  matchRoutes,
  PageHead,
  PageVisibilityProvider,
  useRoutes,
} from 'shared/router';
import {
  type RemoteRoute,
  type RemoteRoutes,
  RemoteSlot,
  RemotesProvider,
  useRemotes,
} from 'shared/slots';
import { prefetchHttpClient } from 'shared/data';
import {
  Button,
  ButtonLink,
  Cluster,
  Page,
  PageHeader,
  PageNotFound,
  Stack,
  TextLink,
} from 'shared/ui';
import { useAppSelector } from 'shared/store';
import { useConfig } from 'shared/session';
import { canPrefetch } from '../boot/can-prefetch';
import type { Shows } from '../shows';
import { findRemote, useRegistry } from '../registry/remote-table';
import { HydrationMarker } from '../islands/island';
import { getPhoneUrl } from '../layout/phone-url';
import { usePrerenderStore } from './prerender-store';
import { Guard } from './guard';
import { PageSkeleton } from './page-skeleton';
import styles from './remote-page.module.css';

interface RemotePageProps {
  location: Location;
  isVisible: boolean;
  isServerRendered?: boolean;
}

export const RemotePage = memo(function RemotePage({
  location,
  isVisible,
  isServerRendered = false,
}: RemotePageProps) {
  const { pathname } = location;
  const registry = useRegistry();
  const match = useMemo(() => findRemote(registry, pathname), [registry, pathname]);
  const remotes = useRemotes();
  const prerenderStore = usePrerenderStore();
  if (!match) return <NotFoundPage />;
  const readsInBrowser = Boolean(match.access ?? match.secret);
  // Downloads the HTTP client already during render, because an effect would not run before the
  // remote has loaded.
  if (!isServerRendered && (readsInBrowser || canPrefetch())) prefetchHttpClient();
  const isGuarded = match.access === 'signed-in';
  const page = (
    // The key gives each page its own `RemoteSlot`. A shared `RemoteSlot` would render the old page
    // while the next page loads.
    <RemoteSlot<Shows['./routes']>
      key={match.path}
      remote={match.remote}
      expose="./routes"
      pendingFallback={<PageSkeleton />}
      renderFailure={(retry) =>
        isGuarded ? (
          <Guard>
            <FailedPage retry={retry} />
          </Guard>
        ) : (
          <FailedPage retry={retry} />
        )
      }
    >
      {({ routes }) => (
        <RoutesOrNotFound routes={routes} location={location} isGuarded={isGuarded} />
      )}
    </RemoteSlot>
  );
  return (
    <PageVisibilityProvider value={isVisible}>
      <RemotesProvider value={isVisible || !prerenderStore ? remotes : prerenderStore.remotes}>
        {/* Reserves the height of the content, because the server sends pages with `noindex` without their data. */}
        <div className={match.noindex ? styles.filledLater : undefined} hidden={!isVisible}>
          {page}
        </div>
      </RemotesProvider>
    </PageVisibilityProvider>
  );
});

interface LocatedRoutes extends RemoteRoutes {
  location: Location;
}

function RoutesOrNotFound({ isGuarded, ...props }: LocatedRoutes & { isGuarded: boolean }) {
  const match = matchRoutes(props.routes, props.location.pathname)?.at(-1);
  if (!match) return <NotFoundPage />;
  const page = <MatchedRoute {...props} />;
  if (!isGuarded) return page;
  const { handle } = match.route as Pick<RemoteRoute, 'handle'>;
  return <Guard hasOwnPlaceholder={handle?.hasOwnPlaceholder}>{page}</Guard>;
}

function MatchedRoute({ routes, location }: LocatedRoutes) {
  const { pathname, search, hash, state } = location;
  // Omits `location.key`, because the key changes when the shopper opens a prerendered page.
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

/** Sets `data-restored` on the document after hydration and after local storage has been read. */
function RestoredMarker() {
  const isRestored = useAppSelector((state) => state.restored);
  useEffect(() => {
    if (isRestored) document.documentElement.dataset['restored'] = '';
  }, [isRestored]);
  return <HydrationMarker name="page" />;
}

function RemoteFailedPage({ onRetry }: { onRetry: () => void }) {
  const { phone } = useConfig();
  return (
    <Page width="text">
      <div role="alert">
        <PageHeader
          title="This part of the shop cannot be loaded right now"
          intro="Everything else works, and your basket is as you left it. Please try again in a moment."
        />
      </div>
      <Stack gap={8}>
        <Cluster gap={4}>
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </Cluster>
        <p>
          In a hurry? Call us on <TextLink href={getPhoneUrl(phone)}>{phone}</TextLink>.
        </p>
      </Stack>
    </Page>
  );
}
