import type { ReleaseFile } from 'build/release-file';

/** A release as pages are told of it; its files never change once they are there. */
export interface Release {
  /** Address of the federation manifest (rooms) or of the entry script (shell). */
  url: string;
  fallbackUrl: string | null;
  /** `integrity` is of the file at `url`; a release of an older shop has none. */
  metadata: { version: string; integrity: string | null };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

/** The names that a release takes and gives stay in its `release.json`: the registry is in every page. */
export interface ReleaseExtras extends Omit<ReleaseFile, 'name' | 'uses' | 'offers' | 'weights'> {
  /** Where its files lie in the store and below RELEASES_PATH, like 'catalog/1.0.0-3f9c2a1b'. */
  folder: string;
}

/** A release as the registry keeps it. */
export interface RegisteredRelease extends Release {
  extras: ReleaseExtras & {
    /** The record's integrity: what is wrong in the record or in a file it lists is found out. */
    record: string;
    live: {
      /** When it went live for the last time (ISO 8601), and who saw to it. */
      since: string;
      by: string;
      /** When it stopped being live; null while it is. */
      until: string | null;
    };
  };
}

/** Who releases or rolls back, and why if they say so. */
export interface Author {
  by: string;
  /** Of what is released, or of where the command was given; 'unknown' where nobody knows. */
  commit: string;
  why?: string | undefined;
  /** Whether the pages were looked at in a browser before; rollbacks say nothing of it. */
  seen?: boolean | undefined;
  /** The id of the token, where one was needed. */
  token?: string | undefined;
  /** The id of the move, where the same move may be asked for again because an answer was lost. */
  move?: string | undefined;
  /** Asked at the last moment, with the names of the packages; what it throws leaves all as it was. */
  confirm?: ((names: string[]) => Promise<void>) | undefined;
}

/** Where releases are served, below the site's root. */
export const RELEASES_PATH = '/releases';
