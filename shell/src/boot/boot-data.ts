import type { ShopConfig } from 'shared/session';
import type { RootState } from 'shared/store';
import type { Draft, Preview } from '../preview/preview-badge';

export interface RemoteRelease {
  url: string;
  /** `integrity` is the hash of the manifest, or null if the hash is unknown. */
  metadata: { version: string; integrity?: string | null };
  extras: { routes: RemotePath[]; menu?: MenuEntry[]; links?: ShopperLink[]; exposes: string[] };
}

/** A remote's link for shoppers. */
export interface ShopperLink {
  text: string;
  path: string;
  group: 'header' | 'sidebar' | 'footer';
}

export interface MenuEntry {
  label: string;
  path: string;
  /** Role of the users who see the entry. */
  role: string;
  /** Permission that the signed-in staff member needs to see the entry (rule 57). */
  permission?: string;
  order: number;
  /** Part of the menu. Entries without a group are in the shop's. */
  group?: 'work' | 'customers' | 'shop' | 'firm';
  /**
   * Feature without which the menu hides the entry. It is a feature of the backend, or 'previews',
   * a feature of the storefront.
   */
  feature?: string;
}

export interface RemotePath {
  path: string;
  access?: 'signed-in';
  noindex?: boolean;
  /** True if the URL contains a secret. The page is then never cached and sends no referrer. */
  secret?: boolean;
}

export interface Registry {
  microFrontends: Record<string, RemoteRelease[]>;
}

export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  integrity?: Record<string, string>;
}

export interface BootData {
  config: ShopConfig;
  registry: Registry;
  /**
   * Federation manifests of remotes by URL. If a remote's manifest is missing here, it is fetched
   * when the remote is loaded.
   */
  manifests: Record<string, Manifest>;
  /** Hashes of files that the shell loads later, by URL. */
  integrity: Record<string, string>;
  state: Partial<RootState>;
  preview?: Preview | null;
  draft?: Draft;
  /** Share of the page loads whose web vitals are measured, from 0 to 1. */
  vitals?: number;
}

export const BOOT_ELEMENT_ID = 'boot';

/**
 * Returns the boot data that the page contains. If the page contains none, as on a dev server,
 * fetches `/boot.json`.
 */
export async function readBootData(): Promise<BootData> {
  const inlinedJson = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (inlinedJson) return JSON.parse(inlinedJson) as BootData;
  const response = await fetch('/boot.json');
  if (!response.ok)
    throw new Error(`/boot.json answered ${response.status}: is the backend running?`);
  return (await response.json()) as BootData;
}
