import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type Rooms, SLOT_LIMIT_MS } from 'shared/core';
import type { BootData } from '../boot/boot-data';
import { inlinedManifests } from './inlined-manifests';
import { within } from './within';

/**
 * Loads rooms by module federation, from where the registry says they are. `onLost` is told of each
 * room that could not be loaded: its release may be gone (decision 25).
 */
export function browserRooms(
  { registry, manifests }: Pick<BootData, 'registry' | 'manifests'>,
  onLost: () => unknown,
): Rooms {
  const plugin = inlinedManifests(manifests);
  registerGlobalPlugins([plugin]);
  registerPlugins([plugin]);
  const loading = new Map<string, Promise<unknown>>();
  const attempts = new Map<string, number>();
  const address = (room: string) => registry.microFrontends[room]?.[0]?.url;

  registerRemotes(
    Object.keys(registry.microFrontends).map((name) => ({ name, entry: address(name) ?? '' })),
  );

  return {
    load<Module>(room: string, expose: string) {
      const id = room + expose.replace('.', '');
      const known = loading.get(id);
      if (known) return known as Promise<Module>;
      const module = within(SLOT_LIMIT_MS, loadRemote<Module>(id), id).then((loaded) => {
        if (!loaded) throw new Error(`'${id}' is exposed by no live room.`);
        return loaded;
      });
      loading.set(id, module);
      module.catch(onLost);
      return module;
    },
    forget(room, expose) {
      loading.delete(room + expose.replace('.', ''));
      const attempt = (attempts.get(room) ?? 0) + 1;
      attempts.set(room, attempt);
      // Another address: neither the runtime nor the browser may answer with the failure it remembers.
      const entry = `${address(room) ?? ''}?attempt=${attempt}`;
      registerRemotes([{ name: room, entry }], { force: true });
    },
  };
}
