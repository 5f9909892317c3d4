import type { RemoteApp } from '../remote-file/app.ts';
import type { ShopperLink } from '../remote-file/links.ts';
import type { MenuEntry } from '../remote-file/menu.ts';
import type { RemoteFile, Slot } from '../remote-file/remote-file.ts';
import type { Weights } from './budgets.ts';

/** Content of `release.json`, which the `releases` package reads. */
export interface ReleaseFile extends SharedVersions {
  name: string;
  /** Public name of the team that gets alerts. Undefined for packages without an owner. */
  owner?: string;
  routes: RemoteFile['routes'];
  /** Undefined for releases that were built before menus existed. */
  menu?: MenuEntry[];
  /** Undefined for releases without links for shoppers. */
  links?: ShopperLink[];
  /** Undefined for releases without pages that can be installed. */
  app?: RemoteApp;
  exposes: string[];
  shows: Slot[];
  /** Names that this package imports from the shell's modules. '*' means the whole module. */
  uses: Record<string, string[]>;
  /** Names that the modules of this shell export. */
  offers: Record<string, string[]>;
  /** Undefined for builds of older checkouts. */
  weights?: Weights;
}

export interface SharedVersions {
  /** Version ranges of the shell's packages that this remote needs. */
  needs: Record<string, string>;
  /** Versions of the packages that this shell provides. */
  gives: Record<string, string>;
}
