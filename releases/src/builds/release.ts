import type { ReleaseFile } from 'build/release-file';

/** A release as pages get it. Its files never change. */
export interface Release {
  /** URL of the federation manifest of a remote, or of the shell's entry script. */
  url: string;
  fallbackUrl: string | null;
  /** `integrity` covers the file at `url`. Releases of an older shell have none. */
  metadata: { version: string; integrity: string | null };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

/**
 * Fields of `release.json` in the registry. Every page contains them, so large fields are left out.
 */
export interface ReleaseExtras extends Omit<ReleaseFile, 'name' | 'uses' | 'offers' | 'weights'> {
  /** Folder in the store and below RELEASES_PATH, like 'catalog/1.0.0-3f9c2a1b'. */
  folder: string;
}

export interface RegisteredRelease extends Release {
  extras: ReleaseExtras & {
    /** Integrity hash of the record. It covers the record and through it all files. */
    record: string;
    live: {
      /** Time at which the release last went live (ISO 8601), and author of that change. */
      since: string;
      by: string;
      /** Null while the release is live. */
      until: string | null;
    };
  };
}

export interface Author {
  by: string;
  /** Commit of the release, or of the checkout in which the command ran. 'unknown' without git. */
  commit: string;
  why?: string | undefined;
  seen?: boolean | undefined;
  token?: string | undefined;
  /** Id of the change, so that a retry after a lost response does not apply it twice. */
  move?: string | undefined;
  /** Called with the package names just before the change. An error cancels the change. */
  confirm?: ((names: string[]) => Promise<void>) | undefined;
}

export const RELEASES_PATH = '/releases';
