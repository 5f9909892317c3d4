import type { RootState, ShopConfig } from 'shared/core';
import type { Preview } from '../preview/preview';

/** A room's live release, as the registry gives it (frontend-discovery schema, one entry a room). */
export interface RoomRelease {
  /** Address of the room's federation manifest. */
  url: string;
  /** `integrity` is the manifest's hash; null where nobody knows it. */
  metadata: { version: string; integrity?: string | null };
  extras: { routes: RoomPath[]; exposes: string[] };
}

export interface RoomPath {
  path: string;
  /** The guard of specification §2 stands before it. */
  access?: 'signed-in';
  noindex?: boolean;
  /** Opened by what its address carries: never kept, and no other site is told where its visitor was. */
  secret?: boolean;
}

export interface Registry {
  microFrontends: Record<string, RoomRelease[]>;
}

/** The part of a room's federation manifest that is used here. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  /** Hashes of the scripts and stylesheets beside it; a dev server's has none. */
  integrity?: Record<string, string>;
}

/** All that comes with a page: settings, registry, manifests and the data it was rendered with. */
export interface BootData {
  config: ShopConfig;
  registry: Registry;
  /** Federation manifests by their address; the others are fetched when needed. */
  manifests: Record<string, Manifest>;
  /** Hashes of the shell's own files that no element of the page names, by address. */
  integrity: Record<string, string>;
  state: Partial<RootState>;
  /** What this browser alone shows; null for nothing, absent where the server knows no previews. */
  preview?: Preview | null;
}

/** Id of the element that carries the boot data as JSON. */
export const BOOT_ELEMENT_ID = 'boot';

/** The data inlined with the page; a dev server has none and asks `edge` for it. */
export async function readBootData(): Promise<BootData> {
  const inlined = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (inlined) return JSON.parse(inlined) as BootData;
  const answer = await fetch('/boot.json');
  if (!answer.ok) throw new Error(`/boot.json answered ${answer.status}: is the backend running?`);
  return (await answer.json()) as BootData;
}
