import { createContext, use } from 'react';
import type { AppDispatch } from '../store/create-store';
import type { RouteObject } from 'react-router-dom';

/** Longest time to load a remote, and then to render it, before its slot shows a failure, in ms. */
export const SLOT_TIMEOUT_MS = 10_000;

/** Name of a remote. The registry maps it to an address. */
export type RemoteName = string;

/**
 * Loads exposed modules of remotes. The browser uses module federation. The server loads the released files from disk.
 */
export interface Remotes {
  /**
   * Returns the exposed module. Repeated calls return the same promise until `invalidate` is
   * called.
   */
  load<Module>(remote: RemoteName, expose: string): Promise<Module>;
  /** Called if a remote fails in a slot: it could not be loaded, threw, or rendered nothing in time. */
  reportFailure?(remote: RemoteName, expose: string, cause: unknown): void;
  /** Removes the cached module, so that the next `load` fetches it again. */
  invalidate(remote: RemoteName, expose: string): void;
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it.');
  return remotes;
}

/** The exports of a remote's module `./routes`. */
export interface RemoteRoutes {
  routes: RemoteRoute[];
}

/** A route of a remote, with an absolute path and the prefetch of its page. */
export type RemoteRoute = RouteObject & {
  path: string;
  handle?: {
    prefetch?: Prefetch;
    /** Whether the page's first render depends on the query. Without it the server renders the page without a query. */
    readsQuery?: boolean;
  };
};

/**
 * Starts the queries of a page's first render. Only public queries are allowed (rule 44). The
 * server calls it before it renders, the browser before a likely click. `params` contains the route
 * parameters and the query of the address. A link's `data-ahead` may override that query. Resolves
 * to 404 if the page does not exist, so that the server can send a cached not-found page.
 */
export type Prefetch = (
  dispatch: AppDispatch,
  params: Record<string, string | undefined>,
) => Promise<unknown>;
