import { useEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { useAuth } from '../auth/auth';
import { RemoteSlot } from '../rooms/remote-slot';
import type { RoomRoutes } from '../rooms/rooms';
import { useAppStore } from '../store/hooks';
import { RESTORE } from '../store/persistence/remember';
import styles from './frame.module.css';
import type { RoomAlone } from './room-alone';

/** Renders links to the remote's pages, and below them the page at the current address. */
export function Frame({ room }: { room: RoomAlone }) {
  useRestored();
  return (
    <>
      <nav className={styles.frame} aria-label={`Visits to the room '${room.name}'`}>
        <ul className={styles.visits}>
          {room.visits.map(({ path, as }) => (
            <li key={`${path} ${as}`}>
              <a href={path} onClick={() => becomeShopper(room.shoppers[as ?? ''])}>
                {as ? `${path} (${as})` : path}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <RemoteSlot<RoomRoutes>
          room={room.name}
          expose="./routes"
          pending={<p>Loading</p>}
          failed={(retry) => <button onClick={retry}>Try again</button>}
        >
          {({ routes }) => <PageOf routes={routes} />}
        </RemoteSlot>
      </main>
    </>
  );
}

/** Replaces local storage with this shopper's data. The clicked link then reloads the page. */
function becomeShopper(stored: Record<string, unknown> = {}): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
}

function useRestored(): void {
  const store = useAppStore();
  const { session } = useAuth();
  useEffect(() => {
    session.restore();
    store.dispatch({ type: RESTORE });
  }, [store, session]);
}

function PageOf({ routes }: RoomRoutes) {
  const { pathname } = useLocation();
  return matchRoutes(routes, pathname) ? (
    <Matched routes={routes} />
  ) : (
    <p>This room has no page at {pathname}.</p>
  );
}

const Matched = ({ routes }: RoomRoutes) => useRoutes(routes);
