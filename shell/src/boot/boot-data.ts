import type { ShopConfig } from 'shared/session';
import type { RootState } from 'shared/store';
import type { Preview } from '../preview/preview';

/** The live release of a remote, in the schema of the frontend-discovery standard. */
export interface RemoteRelease {
  /** Address of the remote's federation manifest. */
  url: string;
  /** `integrity` is the hash of the manifest, or null if unknown. */
  metadata: { version: string; integrity?: string | null };
  extras: { routes: RemotePath[]; menu?: MenuEntry[]; exposes: string[] };
}

export interface MenuEntry {
  label: string;
  path: string;
  /** Only users with this role see the entry. */
  role: string;
  /** Permission of a staff member that the entry needs (rule 57). */
  permission?: string;
  order: number;
  /**
   * Name of the feature that the entry needs: one of the backend, or 'previews' of the shop's
   * server. If the feature is missing, the entry is hidden.
   */
  feature?: string;
}

export interface RemotePath {
  path: string;
  /** Set if only signed-in users may see the page. */
  access?: 'signed-in';
  noindex?: boolean;
  /**
   * Whether a secret in the address opens the page. Such a page is never cached and sends no
   * referrer.
   */
  secret?: boolean;
}

export interface Registry {
  microFrontends: Record<string, RemoteRelease[]>;
}

/** The part of a remote's federation manifest that the shell uses. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  /** Hashes of the scripts and stylesheets beside the manifest. A dev server has none. */
  integrity?: Record<string, string>;
}

/** The data that the server embeds in the page for the start of the shell. */
export interface BootData {
  config: ShopConfig;
  registry: Registry;
  /** Federation manifests by address. A manifest that is missing here is fetched when needed. */
  manifests: Record<string, Manifest>;
  /** Integrity hashes by address, for those files of the shell that have no element in the page. */
  integrity: Record<string, string>;
  state: Partial<RootState>;
  /** Undefined if the server does not support previews. */
  preview?: Preview | null;
}

export const BOOT_ELEMENT_ID = 'boot';

/**
 * Reads the boot data from the page, or fetches it from a dev server, whose pages have none.
 * Rejects if that fails.
 */
export async function readBootData(): Promise<BootData> {
  const inlinedJson = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (inlinedJson) return JSON.parse(inlinedJson) as BootData;
  const response = await fetch('/boot.json');
  if (!response.ok)
    throw new Error(`/boot.json answered ${response.status}: is the backend running?`);
  return (await response.json()) as BootData;
}
