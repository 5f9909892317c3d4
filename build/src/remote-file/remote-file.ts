import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteApp } from './app.ts';
import type { ShopperLink } from './links.ts';
import type { MenuEntry } from './menu.ts';

/** Module of another remote that this package embeds. `room` is that remote's name. */
export interface Slot {
  room: string;
  expose: string;
}

/**
 * What a page transfers to a phone with an empty cache, before any interaction, in bytes after
 * compression. A page of the desk counts only the scripts of its own remote.
 */
export interface PageBudget {
  js: number;
  /** All files, including the document and pictures. */
  all?: number;
  requests?: number;
}

export interface RemoteFile {
  /** Small letters and digits, because it also names a variable of the page. */
  name: string;
  about: string;
  /** Team that gets alerts. The shop's settings map the name to addresses. */
  owner?: string;
  devPort: number;
  /** Source file of each exposed module. */
  exposes: Record<string, string>;
  shows?: Record<string, Slot>;
  /**
   * Largest size of all files that load first, and of each tested page, in bytes after compression.
   * Above it comes a warning, and 5 % above it a refusal.
   */
  budgets: Record<'js' | 'css', number> & { pages?: Record<string, PageBudget> };
  menu?: MenuEntry[];
  /** Links for shoppers. The shell shows them while this version is live. */
  links?: ShopperLink[];
  /** Pages of the staff area that can be installed and open without a network. */
  app?: RemoteApp;
  /** A `secret` route has a secret in its URL, so its pages are not cached. */
  routes: { path: string; access?: 'signed-in'; noindex?: boolean; secret?: boolean }[];
}

export const readRemoteFile = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteFile;
