import { runPrefetch } from 'shared/lazy';
import { matchRoutes } from 'shared/router';
import { type Session } from 'shared/session';
import { type RemoteRoute, type RemoteRoutes } from 'shared/slots';
import { type AppStore } from 'shared/store';
import { prefetchHttpClient } from 'shared/data';
import type { Registry } from '../boot/boot-data';
import type { BrowserRemotes } from '../federation/browser-remotes';
import { findRemote } from '../registry/remote-table';

export interface PrefetchContext {
  registry: Registry;
  remotes: Pick<BrowserRemotes, 'prefetchModule'>;
  store: AppStore;
  session: Pick<Session, 'getState'>;
}

/**
 * Loads the page's remote and the page's public data, but no personal data. Resolves to a function
 * that unsubscribes from the cached data.
 */
export async function prefetchPage(context: PrefetchContext, target: URL): Promise<() => void> {
  const { registry, remotes, store, session } = context;
  const match = findRemote(registry, target.pathname);
  const { token, user } = session.getState();
  const canEnter = match?.access !== 'signed-in' || Boolean(token ?? user);
  if (!match || !canEnter) return unsubscribeNothing;
  // Loads the HTTP client while the remote loads, because the remote's queries need the client.
  prefetchHttpClient();
  const { routes } = await remotes.prefetchModule<RemoteRoutes>(match.remote, './routes');
  const routeMatch = matchRoutes(routes, target.pathname)?.at(-1);
  const { handle } = (routeMatch?.route ?? {}) as Pick<RemoteRoute, 'handle'>;
  if (match.access || !handle?.prefetch) return unsubscribeNothing;
  const query = Object.fromEntries(target.searchParams);
  return runPrefetch(store, handle.prefetch, { ...query, ...routeMatch?.params });
}

const unsubscribeNothing = () => undefined;
