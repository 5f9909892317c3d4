/** What a call needs beside its arguments; the store carries it. */
export interface ServerExtra {
  /** The specification's `{host}`, without a trailing slash. */
  apiHost: string;
  /** Who is signed in; absent on the server, which never carries a shopper's token (decision 44). */
  session?: {
    bearer(): string | null;
    /** A user-scoped call got 401 with this token. */
    expired(token: string | null): void;
  };
}
