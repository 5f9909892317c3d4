import { memo, type ReactNode, useMemo } from 'react';
import {
  type Location,
  matchRoutes,
  PageHead,
  RemoteSlot,
  type RoomRoutes,
  RoomsProvider,
  ShownProvider,
  useRooms,
  useRoutes,
} from 'shared/core';
import { prefetchHttpClient } from 'shared/data';
import { PageNotFound } from 'shared/ui';
import { usePageAhead } from './page-ahead';
import { hasBytesToSpare } from '../boot/has-bytes-to-spare';
import { RoomFailed } from '../layout/room-failed';
import type { Shows } from '../shows';
import { Guard } from './guard';
import { PageSkeleton } from './page-skeleton';
import { Restored } from './restored';
import { findRoom, useRegistry } from '../registry/room-table';
import styles from './page.module.css';

interface AddressedPageProps {
  location: Location;
  /** False if the page is only prerendered. */
  isShown: boolean;
  /** Whether the server rendered this page and read its public data. */
  isFirst?: boolean;
}

/** Renders the page of an address: the remote from the registry, in its own slot. */
export const AddressedPage = memo(function AddressedPage({
  location,
  isShown,
  isFirst = false,
}: AddressedPageProps) {
  const { pathname } = location;
  const registry = useRegistry();
  const match = useMemo(() => findRoom(registry, pathname), [registry, pathname]);
  const rooms = useRooms();
  const ahead = usePageAhead();
  if (!match) return <NobodysPage />;
  const readsInBrowser = Boolean(match.access ?? match.secret);
  // During render, like the load of the remote. An effect runs only after the commit, often after
  // the remote has loaded. The document of the first page preloads the HTTP client itself if
  // needed.
  if (!isFirst && (readsInBrowser || hasBytesToSpare())) prefetchHttpClient();
  const page = (
    // Each page has its own slot. With a shared slot, a navigation within a remote would show the old page while the
    // new one suspends.
    <RemoteSlot<Shows['./routes']>
      key={match.path}
      room={match.room}
      expose="./routes"
      pending={<PageSkeleton />}
      failed={(retry) => <Failed retry={retry} />}
    >
      {({ routes }) => <RoutesOf routes={routes} location={location} />}
    </RemoteSlot>
  );
  return (
    <ShownProvider value={isShown}>
      <RoomsProvider value={isShown || !ahead ? rooms : ahead.rooms}>
        {/* Pages that search engines skip show data that only the browser has. */}
        <div className={match.noindex ? styles.filledLater : undefined} hidden={!isShown}>
          {match.access === 'signed-in' ? <Guard>{page}</Guard> : page}
        </div>
      </RoomsProvider>
    </ShownProvider>
  );
});

interface RoutesAt extends RoomRoutes {
  location: Location;
}

/** Renders the not-found page if the remote has no route for the address. */
function RoutesOf({ routes, location }: RoutesAt) {
  return matchRoutes(routes, location.pathname) ? (
    <Matched routes={routes} location={location} />
  ) : (
    <NobodysPage />
  );
}

function Matched({ routes, location }: RoutesAt) {
  const { pathname, search, hash, state } = location;
  // Prevents another render of a prerendered page when it is opened, although the history has a new
  // entry.
  const place = useMemo<Partial<Location>>(
    () => ({ pathname, search, hash, state }),
    [pathname, search, hash, state],
  );
  const matched = useRoutes(routes, place);
  return (
    <>
      <AsBefore of={place} page={matched} />
      <Restored />
    </>
  );
}

/** Keeps the rendered page while its location is the same. */
const AsBefore = memo(
  ({ page }: { of: object; page: ReactNode }) => page,
  (before, now) => before.of === now.of,
);

const Failed = ({ retry }: { retry: () => void }) => (
  <>
    <PageHead
      title="Not available right now"
      description="This part of the shop is not available right now."
      noindex
    />
    <RoomFailed onRetry={retry} />
    <Restored />
  </>
);

const NobodysPage = () => (
  <>
    <PageNotFound />
    <Restored />
  </>
);
