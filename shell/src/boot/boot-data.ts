import type { RootState, ShopConfig } from 'shared/core';

/** A room's live release, as the registry gives it (frontend-discovery schema, one entry a room). */
export interface RoomRelease {
  /** Address of the room's federation manifest. */
  url: string;
  metadata: { version: string };
  extras: { routes: RoomPath[]; exposes: string[] };
}

export interface RoomPath {
  path: string;
  /** The guard of specification §2 stands before it. */
  access?: 'signed-in';
  noindex?: boolean;
}

export interface Registry {
  microFrontends: Record<string, RoomRelease[]>;
}

/** All that comes with a page: settings, registry, manifests and the data it was rendered with. */
export interface BootData {
  config: ShopConfig;
  registry: Registry;
  /** Federation manifests by their address; the others are fetched when needed. */
  manifests: Record<string, unknown>;
  state: Partial<RootState>;
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
