import type { MenuEntry } from './menu.ts';
import type { RemoteFile, Slot } from './remote-file.ts';
import type { Weights } from './weights.ts';

/** This package writes the file, and the `releases` package reads it. */
export interface ReleaseFile extends SharedVersions {
  name: string;
  routes: RemoteFile['routes'];
  /** Releases from before menus have none. */
  menu?: MenuEntry[];
  exposes: string[];
  shows: Slot[];
  /** Names that this package imports from the shell's modules. '*' means the whole module. */
  uses: Record<string, string[]>;
  /** Names that the shell offers to remotes, by module. */
  offers: Record<string, string[]>;
  /** Builds of an older checkout have none. */
  weights?: Weights;
}

export interface SharedVersions {
  /** Packages from the shell, with the version range that the build needs. */
  needs: Record<string, string>;
  /** Packages that the shell provides to remotes, with their versions. */
  gives: Record<string, string>;
}
