import type { ReleaseFile } from 'build/release-file';

/** A release as the registry names it; its folder never changes once it is there. */
export interface Release {
  /** Address of the federation manifest (rooms) or of the entry script (shell). */
  url: string;
  fallbackUrl: string | null;
  metadata: { version: string; integrity: string | null };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

/** The names that a release takes and gives stay in its `release.json`: the registry is in every page. */
export interface ReleaseExtras extends Omit<ReleaseFile, 'name' | 'uses' | 'offers'> {
  /** Folder below DATA_DIR/releases, like 'catalog/1.0.0-3f9c2a1b'. */
  folder: string;
  /** Rolled back from: a start of the shop does not make it live again, a release by hand does. */
  withdrawn?: boolean;
}

/** Where releases are served, below the site's root. */
export const RELEASES_PATH = '/releases';
