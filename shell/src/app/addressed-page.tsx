import { memo, type ReactNode, useEffect, useMemo } from 'react';
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
import { findRoom, useRegistry } from './room-table';
import styles from './page.module.css';

interface AddressedPageProps {
  location: Location;
  /** Or rendered ahead only. */
  isShown: boolean;
  /** The document came with it, and with what the server may read of it. */
  isFirst?: boolean;
}

/** The page of an address: the room that the registry names for it, in its own slot. */
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
  const readsInBrowser = Boolean(match?.access ?? match?.secret);
  // Together with the remote: the page's reads would wait for one after the other.
  useEffect(() => {
    if (readsInBrowser || (!isFirst && hasBytesToSpare())) prefetchHttpClient();
  }, [readsInBrowser, isFirst]);
  if (!match) return <NobodysPage />;
  const page = (
    // A slot for each page: else a way on within a room would hold the old page for as long as the new one suspends.
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
        {/* What is not for search engines shows what only the browser knows. */}
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

/** A room whose release does not know the address it was asked for has no such page. */
function RoutesOf({ routes, location }: RoutesAt) {
  return matchRoutes(routes, location.pathname) ? (
    <Matched routes={routes} location={location} />
  ) : (
    <NobodysPage />
  );
}

function Matched({ routes, location }: RoutesAt) {
  const { pathname, search, hash, state } = location;
  // What a click leads to is where it was rendered ahead, though the history has a new entry: then nothing is rendered again.
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

/** The page as it was rendered for the same place. */
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
