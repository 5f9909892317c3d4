import type { Feature } from 'contract/features';

/** The store's extra argument for calls. */
export interface ServerExtra {
  /** Base address of the backend, without a trailing slash. The specification calls it `{host}`. */
  apiHost: string;
  /** Features that the backend announces (rule 46). A prefetch sends no call of a missing feature. */
  features?: readonly Feature[];
  /** The sign-in. Absent on the server, which never carries a shopper's token (rule 44). */
  session?: {
    bearer(): string | null;
    /** Called when a user-scoped call with this token got 401. Only an action of the shopper opens the sign-in. */
    expired(token: string | null, isAction: boolean): void;
  };
  /** On the server, sends public reads by their path below `{host}`. All other calls fail there (rule 44). */
  read?: (path: string) => Promise<ServerAnswer>;
}

/** A response of the backend. Its status is 0 if none came. */
export interface ServerAnswer {
  status: number;
  body?: unknown;
}
