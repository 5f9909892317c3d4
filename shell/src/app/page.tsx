import {
  matchRoutes,
  PageHead,
  RemoteSlot,
  type RoomRoutes,
  useLocation,
  useRoutes,
} from 'shared/core';
import { PageNotFound } from 'shared/ui';
import { Restored } from './restored';
import { PageSkeleton } from './page-skeleton';
import { RoomFailed } from '../layout/room-failed';
import { Guard } from './guard';
import { PageTurn } from './page-turn';
import type { Shows } from '../shows';
import styles from './page.module.css';
import { findRoom, useRegistry } from './room-table';

/** The page of the present address: the room that the registry names for it, in its own slot. */
export function Page() {
  const { pathname } = useLocation();
  const match = findRoom(useRegistry(), pathname);
  if (!match) return <NobodysPage />;
  const page = (
    // A slot for each page: else a way on within a room would hold the old page for as long as the new one suspends.
    <RemoteSlot<Shows['./routes']>
      key={match.path}
      room={match.room}
      expose="./routes"
      pending={<PageSkeleton />}
      failed={(retry) => (
        <>
          <PageHead
            title="Not available right now"
            description="This part of the shop is not available right now."
            noindex
          />
          <RoomFailed onRetry={retry} />
          <Restored />
        </>
      )}
    >
      {({ routes }) => <RoutesOf routes={routes} />}
    </RemoteSlot>
  );
  return (
    <PageTurn path={match.path}>
      {/* What is not for search engines shows what only the browser knows. */}
      <div className={match.noindex ? styles.filledLater : undefined}>
        {match.access === 'signed-in' ? <Guard>{page}</Guard> : page}
      </div>
    </PageTurn>
  );
}

/** A room whose release does not know the address it was asked for has no such page. */
function RoutesOf({ routes }: RoomRoutes) {
  const { pathname } = useLocation();
  return matchRoutes(routes, pathname) ? <Matched routes={routes} /> : <NobodysPage />;
}

const Matched = ({ routes }: RoomRoutes) => (
  <>
    {useRoutes(routes)}
    <Restored />
  </>
);

const NobodysPage = () => (
  <>
    <PageNotFound />
    <Restored />
  </>
);
