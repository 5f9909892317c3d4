import type { Feature } from 'contract/features';

export interface ThunkExtra {
  apiHost: string;
  features?: readonly Feature[];
  /** Absent on the server, which never sends a shopper's token (rule 44). */
  session?: {
    getBearerToken(): string | null;
    handleUnauthorized(token: string | null, isShopperAction: boolean): void;
  };
  /**
   * Sends public GET calls on the server, where all other calls fail (rule 44). Absent in the
   * browser.
   */
  readPublic?: (path: string) => Promise<BackendResponse>;
}

/** Response of the backend. `status` is 0 if the backend did not respond. */
export interface BackendResponse {
  status: number;
  body?: unknown;
}
