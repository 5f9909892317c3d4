import type { Feature } from 'contract/features';

/** What a call needs beside its arguments; the store carries it. */
export interface ServerExtra {
  /** The specification's `{host}`, without a trailing slash. */
  apiHost: string;
  /** What the backend offers beyond section 7 (decision 46): a route reads ahead nothing that it has not. */
  features?: readonly Feature[];
  /** Who is signed in; absent on the server, which never carries a shopper's token (decision 44). */
  session?: {
    bearer(): string | null;
    /** Called when a user-scoped call with this token got 401. Only an action of the shopper opens the sign-in. */
    expired(token: string | null, isAction: boolean): void;
  };
  /**
   * On the server, the only way to the backend: public reads by their path below `{host}`. What a room
   * asks for beyond that gets no answer there (decision 44).
   */
  read?: (path: string) => Promise<ServerAnswer>;
}

/** What the backend answered; status 0 when no answer came. */
export interface ServerAnswer {
  status: number;
  body?: unknown;
}
