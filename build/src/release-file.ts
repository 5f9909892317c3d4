import type { MenuEntry } from './menu.ts';
import type { RemoteFile, Slot } from './remote-file.ts';
import type { Weights } from './weights.ts';

/** Content of `release.json`, which the `releases` package reads. */
export interface ReleaseFile extends SharedVersions {
  name: string;
  /** Public name of the team that gets alerts. Undefined for packages without an owner. */
  owner?: string;
  routes: RemoteFile['routes'];
  /** Undefined for releases that were built before menus existed. */
  menu?: MenuEntry[];
  exposes: string[];
  shows: Slot[];
  /** Names that this package imports from the shell's modules. '*' means the whole module. */
  uses: Record<string, string[]>;
  offers: Record<string, string[]>;
  /** Undefined for builds of older checkouts. */
  weights?: Weights;
}

export interface SharedVersions {
  needs: Record<string, string>;
  gives: Record<string, string>;
}
