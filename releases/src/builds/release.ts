import type { ReleaseFile } from 'build/release-file';

/** A release in the form that pages get. */
export interface Release {
  /** URL of a remote's federation manifest, or of the shell's entry script. */
  url: string;
  fallbackUrl: string | null;
  metadata: { version: string; integrity: string | null };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

/**
 * Fields of `release.json` that pages get. Omits large fields, because every page contains the
 * `ReleaseExtras` of its releases.
 */
export interface ReleaseExtras extends Omit<ReleaseFile, 'name' | 'uses' | 'offers' | 'weights'> {
  folder: string;
}

export interface RegisteredRelease extends Release {
  extras: ReleaseExtras & {
    /** Hash of the release record. The record contains the hashes of all files. */
    record: string;
    live: {
      /** Time at which the release last went live (ISO 8601), and the author of that change. */
      since: string;
      by: string;
      until: string | null;
    };
  };
}

export interface Author {
  by: string;
  /** Commit of the build, or 'unknown' without git. */
  commit: string;
  why?: string | undefined;
  /** Whether the author ran the smoke check in a browser. */
  seen?: boolean | undefined;
  /** Id of the release token. */
  token?: string | undefined;
  /** Id of the change, which a retry repeats so that the change is not applied twice. */
  move?: string | undefined;
  /**
   * Revision of the registry that the author saw. The change is refused if the registry has another
   * revision.
   */
  expectedRevision?: number | undefined;
  /** Subjects of the commits since the live version, by package name. */
  notes?: Record<string, string[]> | undefined;
  /** Returns whether a package belongs to another repository. */
  isOutside?: ((name: string) => boolean) | undefined;
  /** Throws if the author may not change these packages. */
  confirm?: ((names: string[]) => Promise<void>) | undefined;
}

export const RELEASES_PATH = '/releases';
