import type { ShopConfig } from 'shared/session';
import type { RootState } from 'shared/store';
import type { Preview } from '../preview/preview';

/** The live release of a remote, in the frontend-discovery schema of the registry. Each remote has one entry. */
export interface RemoteRelease {
  /** Address of the remote's federation manifest. */
  url: string;
  /** `integrity` is the hash of the manifest, or null if unknown. */
  metadata: { version: string; integrity?: string | null };
  extras: { routes: RemotePath[]; menu?: MenuEntry[]; exposes: string[] };
}

/** An entry in the menu of the header. */
export interface MenuEntry {
  label: string;
  path: string;
  /** Only users with this role see the entry. */
  role: string;
  order: number;
  /** Feature of the backend, or 'previews' of the shop's server. Without it the entry is hidden. */
  feature?: string;
}

export interface RemotePath {
  path: string;
  /** Set if the page is behind the guard (specification, section 2). */
  access?: 'signed-in';
  noindex?: boolean;
  /** Whether a secret in the address opens the page. It is never cached and sends no referrer. */
  secret?: boolean;
}

export interface Registry {
  microFrontends: Record<string, RemoteRelease[]>;
}

/** The used part of a remote's federation manifest. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  /** Hashes of the scripts and stylesheets beside the manifest. A dev server has none. */
  integrity?: Record<string, string>;
}

/**
 * The boot data in the page: settings, registry, manifests and the state with which the server
 * rendered it.
 */
export interface BootData {
  config: ShopConfig;
  registry: Registry;
  /** Federation manifests by their address. Others are fetched on demand. */
  manifests: Record<string, Manifest>;
  /** Hashes of the shell's files that no element of the page names, by address. */
  integrity: Record<string, string>;
  state: Partial<RootState>;
  /** The preview of this browser, or null. Undefined if the server does not support previews. */
  preview?: Preview | null;
}

/** Id of the element that contains the boot data as JSON. */
export const BOOT_ELEMENT_ID = 'boot';

/**
 * Reads the boot data from the page. The pages of a dev server have none, so it fetches the data from `edge`. Rejects
 * if that fails.
 */
export async function readBootData(): Promise<BootData> {
  const inlinedJson = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (inlinedJson) return JSON.parse(inlinedJson) as BootData;
  const response = await fetch('/boot.json');
  if (!response.ok)
    throw new Error(`/boot.json answered ${response.status}: is the backend running?`);
  return (await response.json()) as BootData;
}
