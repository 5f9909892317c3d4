import type { Feature } from 'contract/features';

/** Extra argument of the store's thunks and API calls. */
export interface ServerExtra {
  /** Base address of the backend, without a trailing slash. The specification calls it `{host}`. */
  apiHost: string;
  /** Features that the backend announces (rule 46). A prefetch sends no call of a missing feature. */
  features?: readonly Feature[];
  /** The session. Absent on the server, which never sends a shopper's token (rule 44). */
  session?: {
    bearer(): string | null;
    /**
     * Handles a 401 to a call with this token. Opens the sign-in page only if an action of the
     * shopper caused the call.
     */
    expired(token: string | null, isAction: boolean): void;
  };
  /**
   * Sends public GET calls on the server, by their path below `{host}`. All other calls fail there
   * (rule 44).
   */
  read?: (path: string) => Promise<ServerAnswer>;
}

/** A response of the backend. `status` is 0 if the backend did not respond. */
export interface ServerAnswer {
  status: number;
  body?: unknown;
}
