import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AppDispatch } from '../store/create-store';

export const SLOT_TIMEOUT_MS = 10_000;

export type RemoteName = string;

/**
 * Loads modules of remotes. The browser uses module federation, and the server reads released
 * files.
 */
export interface Remotes {
  /**
   * Loads a module of a remote. Returns the same promise for the same module until `invalidate` is
   * called.
   */
  load<Module>(remote: RemoteName, expose: string): Promise<Module>;
  /** Reports that a remote could not be loaded, threw an error, or rendered nothing in time. */
  reportFailure?(remote: RemoteName, expose: string, cause: unknown): void;
  invalidate(remote: RemoteName, expose: string): void;
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it.');
  return remotes;
}

export interface RemoteRoutes {
  routes: RemoteRoute[];
}

export type RemoteRoute = RouteObject & {
  path: string;
  handle?: {
    prefetch?: Prefetch;
    /** Whether the first render depends on the query string. */
    readsQuery?: boolean;
    /**
     * Whether a page behind sign-in renders its heading and placeholders before the session is
     * known. Such a page sends requests of the visitor only when it is.
     */
    hasOwnPlaceholder?: boolean;
  };
};

/**
 * Sends a page's queries on the server, and in the browser before a likely click. Must send public
 * queries only (rule 44). Resolves to 404 if the page does not exist, and to `{ redirectTo }` with
 * the new path if the page has moved.
 */
export type Prefetch = (
  dispatch: AppDispatch,
  params: Record<string, string | undefined>,
) => Promise<unknown>;

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/**
 * Returns whether a live remote has a page at `path`. Omit links to pages that no live remote has.
 */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
