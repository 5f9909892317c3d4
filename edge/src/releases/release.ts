/** A release as the registry names it; its folder never changes once it is there. */
export interface Release {
  /** Address of the federation manifest (rooms) or of the entry script (shell). */
  url: string;
  fallbackUrl: string | null;
  metadata: { version: string; integrity: string | null };
  deployment: { traffic: number; default: boolean };
  extras: ReleaseExtras;
}

export interface ReleaseExtras extends BuildFile {
  /** Folder below DATA_DIR/releases, like 'catalog/1.0.0-3f9c2a1b'. */
  folder: string;
  /** Rolled back from: a start of the shop does not make it live again, a release by hand does. */
  withdrawn?: boolean;
}

/** What a build says about itself to the registry; `shared/build` writes it. */
export interface BuildFile {
  routes: { path: string; access?: 'signed-in'; noindex?: boolean }[];
  exposes: string[];
  /** Exposed modules of rooms that it shows. */
  shows: Slot[];
  /** Packages that it takes from the shell, with the range of versions it works with. */
  needs: Record<string, string>;
  /** Packages that it gives to rooms, with their versions; the shell alone gives some. */
  gives: Record<string, string>;
}

/** One exposed module of a room. */
export interface Slot {
  room: string;
  expose: string;
}

/** Where releases are served, below the site's root. */
export const RELEASES_PATH = '/releases';
