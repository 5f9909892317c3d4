import type { Feature } from 'contract/features';

/** Extra argument of the store's thunks and API calls. */
export interface ThunkExtra {
  /** Base address of the backend, without a trailing slash (`{host}` in the specification). */
  apiHost: string;
  /** Features that the backend announces (rule 46). */
  features?: readonly Feature[];
  /** Absent on the server, which never sends a shopper's token (rule 44). */
  session?: {
    getBearerToken(): string | null;
    /**
     * Ends the session after a 401 to a call with this token. Opens the sign-in page only if
     * `isShopperAction`.
     */
    handleUnauthorized(token: string | null, isShopperAction: boolean): void;
  };
  /**
   * Sends public GET calls on the server, by their path in the API. All other calls fail there
   * (rule 44).
   */
  readPublic?: (path: string) => Promise<BackendResponse>;
}

/** A response of the backend. `status` is 0 if the backend did not respond. */
export interface BackendResponse {
  status: number;
  body?: unknown;
}
