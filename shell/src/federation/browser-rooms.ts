import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Rooms, SLOT_LIMIT_MS } from 'shared/core';
import type { BootData } from '../boot/boot-data';
import { addHashes, fetchAfresh } from './released-files';
import { roomEntries } from './room-entries';
import { verifiedFiles } from './verified-files';
import { within } from './within';

/** Rooms that can also be loaded before anybody asks for one of their pages. */
export interface BrowserRooms extends Rooms {
  /** As `load`, but what fails is told to nobody and forgotten: the real load tries afresh. */
  loadAhead<Module>(room: string, expose: string): Promise<Module>;
}

/**
 * Loads rooms by module federation, from where the registry says they are. `onLost` is told of each
 * room that could not be loaded: its release may be gone (decision 25); `onFailed` of each that failed in
 * its slot, and whether that was because it could not be loaded.
 */
export function browserRooms(
  { registry, manifests, integrity }: Pick<BootData, 'registry' | 'manifests' | 'integrity'>,
  onLost: () => unknown,
  onFailed: (room: string, expose: string, cause: unknown, isLoad: boolean) => unknown,
): BrowserRooms {
  addHashes(integrity);
  for (const [release] of Object.values(registry.microFrontends)) {
    if (release?.metadata.integrity) addHashes({ [release.url]: release.metadata.integrity });
  }
  registerPlugins([verifiedFiles()]);
  const entryOf = roomEntries(manifests);
  const loading = new Map<string, Promise<unknown>>();
  const ahead = new Map<string, Promise<unknown>>();
  /** Rooms that failed: the runtime may not answer with the failure it remembers. */
  const forgotten = new Set<string>();
  const address = (room: string) => registry.microFrontends[room]?.[0]?.url;

  const start = async (room: string, expose: string): Promise<unknown> => {
    const manifest = address(room);
    if (!manifest) throw new Error(`No room '${room}' is live.`);
    const entry = await entryOf(manifest, expose);
    registerRemotes([{ name: room, entry }], { force: forgotten.delete(room) });
    const module = await loadRemote(idOf(room, expose));
    if (!module) throw new Error(`'${idOf(room, expose)}' is exposed by no live room.`);
    return module;
  };

  // Other addresses: the browser may not answer with what it remembers either.
  const forget = (room: string) => {
    fetchAfresh(address(room) ?? '');
    forgotten.add(room);
  };

  return {
    load<Module>(room: string, expose: string) {
      const id = idOf(room, expose);
      const known = loading.get(id);
      if (known) return known as Promise<Module>;
      const loads = ahead.get(id)?.catch(() => start(room, expose)) ?? start(room, expose);
      const module = within(SLOT_LIMIT_MS, loads, id);
      loading.set(id, module);
      module.catch(() => {
        onLost();
        setTimeout(() => {
          if (loading.get(id) !== module) return;
          loading.delete(id);
          forget(room);
        }, FAILED_MS);
      });
      return module as Promise<Module>;
    },
    loadAhead<Module>(room: string, expose: string) {
      const id = idOf(room, expose);
      const known = loading.get(id) ?? ahead.get(id);
      if (known) return known as Promise<Module>;
      const module = within(SLOT_LIMIT_MS, start(room, expose), id);
      ahead.set(id, module);
      module.then(
        (value) => {
          ahead.delete(id);
          // React reads `status`: the page is there without a second turn.
          const there = Object.assign(module, { status: 'fulfilled', value });
          if (!loading.has(id)) loading.set(id, there);
        },
        () => {
          ahead.delete(id);
          forget(room);
        },
      );
      return module as Promise<Module>;
    },
    failed(room, expose, cause) {
      const loads = loading.get(idOf(room, expose)) ?? Promise.resolve();
      loads.then(
        () => onFailed(room, expose, cause, false),
        (why: unknown) => onFailed(room, expose, cause, why === cause),
      );
    },
    forget(room, expose) {
      loading.delete(idOf(room, expose));
      forget(room);
    },
  };
}

/**
 * How long a failed load is the answer to whoever asks, in ms: React asks again as it shows the failure. Later asked
 * for, the room is tried afresh.
 */
const FAILED_MS = 5000;

const idOf = (room: string, expose: string) => room + expose.replace('.', '');
