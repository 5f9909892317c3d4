import { useEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { useAuth } from '../auth/auth';
import { RemoteSlot } from '../remotes/remote-slot';
import type { RemoteRoutes } from '../remotes/remotes';
import { useAppStore } from '../store/hooks';
import { RESTORE_ACTION_TYPE } from '../store/persistence/persistence-enhancer';
import styles from './standalone-frame.module.css';
import type { StandaloneRemote } from './standalone-remotes';

export function StandaloneFrame({ remote }: { remote: StandaloneRemote }) {
  useRestoredState();
  return (
    <>
      <nav className={styles.frame} aria-label={`Visits to the remote '${remote.name}'`}>
        <ul className={styles.visits}>
          {remote.visits.map(({ path, as }) => (
            <li key={`${path} ${as}`}>
              <a href={path} onClick={() => switchShopper(remote.shoppers[as ?? ''])}>
                {as ? `${path} (${as})` : path}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <RemoteSlot<RemoteRoutes>
          remote={remote.name}
          expose="./routes"
          pendingFallback={<p>Loading</p>}
          renderFailure={(retry) => <button onClick={retry}>Try again</button>}
        >
          {({ routes }) => <RemotePage routes={routes} />}
        </RemoteSlot>
      </main>
    </>
  );
}

function switchShopper(localData: Record<string, unknown> = {}): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(localData))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
}

function useRestoredState(): void {
  const store = useAppStore();
  const { session } = useAuth();
  useEffect(() => {
    session.restore();
    store.dispatch({ type: RESTORE_ACTION_TYPE });
  }, [store, session]);
}

function RemotePage({ routes }: RemoteRoutes) {
  const { pathname } = useLocation();
  return matchRoutes(routes, pathname) ? (
    <MatchedRoutes routes={routes} />
  ) : (
    <p>This remote has no page at {pathname}.</p>
  );
}

const MatchedRoutes = ({ routes }: RemoteRoutes) => useRoutes(routes);
