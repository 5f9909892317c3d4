import { createContext, use } from 'react';
import type { AppDispatch } from '../store/create-store';
import type { RouteObject } from 'react-router-dom';

/** Longest time to load a remote, and also to render it, before its slot fails, in ms. */
export const SLOT_TIMEOUT_MS = 10_000;

/** Name of a remote in the registry. */
export type RemoteName = string;

/**
 * Loads modules of remotes. The browser uses module federation, and the server reads released files
 * from disk.
 */
export interface Remotes {
  /**
   * Returns the exposed module. Further calls return the same promise until `invalidate` is called.
   */
  load<Module>(remote: RemoteName, expose: string): Promise<Module>;
  /** Called if a remote could not be loaded, threw, or rendered nothing in time. */
  reportFailure?(remote: RemoteName, expose: string, cause: unknown): void;
  /** Makes the next `load` fetch the module again. */
  invalidate(remote: RemoteName, expose: string): void;
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it.');
  return remotes;
}

/** Exports of a remote's `./routes`. */
export interface RemoteRoutes {
  routes: RemoteRoute[];
}

/** A route of a remote. Its path is absolute. */
export type RemoteRoute = RouteObject & {
  path: string;
  handle?: {
    prefetch?: Prefetch;
    /**
     * Whether the first render depends on the query of the address. If not, the server ignores the
     * query.
     */
    readsQuery?: boolean;
  };
};

/**
 * Starts the queries of a page's first render, public ones only (rule 44). The server calls it
 * before rendering, and the browser before a likely click. `params` contains the route parameters
 * and the query of the address. Resolves to 404 if the page does not exist.
 */
export type Prefetch = (
  dispatch: AppDispatch,
  params: Record<string, string | undefined>,
) => Promise<unknown>;
