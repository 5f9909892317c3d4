import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Rooms, SLOT_LIMIT_MS } from 'shared/core';
import type { BootData } from '../boot/boot-data';
import { addHashes, fetchAfresh } from './released-files';
import { roomEntries } from './room-entries';
import { verifiedFiles } from './verified-files';
import { within } from './within';

/** Loads and prefetches remotes. */
export interface BrowserRooms extends Rooms {
  /** Like `load`, but does not report or cache a failure. The next `load` tries again. */
  loadAhead<Module>(room: string, expose: string): Promise<Module>;
}

/**
 * Loads remotes by module federation from the addresses in the registry. Calls `onLost` for each remote that could not
 * be loaded, because its release may be deleted (rule 25). Calls `onFailed` for each remote that failed in its slot.
 * `isLoad` tells whether the load failed.
 */
export function browserRooms(
  boot: LoadData,
  onLost: () => unknown,
  onFailed: (room: string, expose: string, cause: unknown, isLoad: boolean) => unknown,
): BrowserRooms {
  const loading = new Map<string, Promise<unknown>>();
  const ahead = new Map<string, Promise<unknown>>();
  const { start, forget } = remoteLoads(boot);

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
          // React's `use` reads `status`, so the page renders without suspending.
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

type LoadData = Pick<BootData, 'registry' | 'manifests' | 'integrity'>;

/**
 * Returns `startLoad` and `allowRetry`. `allowRetry` makes the next load of a failed remote fetch
 * it again.
 */
function remoteLoads({ registry, manifests, integrity }: LoadData) {
  addHashes(integrity);
  for (const [release] of Object.values(registry.microFrontends)) {
    if (release?.metadata.integrity) addHashes({ [release.url]: release.metadata.integrity });
  }
  registerPlugins([verifiedFiles()]);
  const entryOf = roomEntries(manifests);
  /** Failed remotes. They must be registered again, because the federation runtime caches failures. */
  const forgotten = new Set<string>();
  const address = (room: string) => registry.microFrontends[room]?.[0]?.url;
  return {
    async start(room: string, expose: string): Promise<unknown> {
      const manifest = address(room);
      if (!manifest) throw new Error(`No room '${room}' is live.`);
      const entry = await entryOf(manifest, expose);
      registerRemotes([{ name: room, entry }], { force: forgotten.delete(room) });
      const module = await loadRemote(idOf(room, expose));
      if (!module) throw new Error(`'${idOf(room, expose)}' is exposed by no live room.`);
      return module;
    },
    forget(room: string): void {
      // The next load uses other addresses, because the browser caches failures too.
      fetchAfresh(address(room) ?? '');
      forgotten.add(room);
    },
  };
}

/**
 * Time in ms for which a failed load is cached, because React asks again while it renders the failure. After that the
 * remote is loaded again.
 */
const FAILED_MS = 5000;

const idOf = (room: string, expose: string) => room + expose.replace('.', '');
