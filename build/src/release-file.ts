import type { MenuEntry } from './menu.ts';
import type { RemoteFile, Slot } from './remote-file.ts';
import type { Weights } from './weights.ts';

/** The `releases` package reads this file. */
export interface ReleaseFile extends SharedVersions {
  name: string;
  routes: RemoteFile['routes'];
  /** Releases from before menus have none. */
  menu?: MenuEntry[];
  exposes: string[];
  shows: Slot[];
  /** Names that this package imports from the shell's modules. '*' means the whole module. */
  uses: Record<string, string[]>;
  offers: Record<string, string[]>;
  /** Builds of an older checkout have none. */
  weights?: Weights;
}

export interface SharedVersions {
  needs: Record<string, string>;
  gives: Record<string, string>;
}
