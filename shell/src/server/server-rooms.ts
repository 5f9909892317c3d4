import type { Rooms } from 'shared/core';

/**
 * Thrown for a remote that only the browser can load. The caller expects it, so it is no failure of
 * the page.
 */
class RoomMissing extends Error {
  override name = 'RoomMissing';
}

/** Creates the remotes of the server. Each is already loaded or missing. */
export const serverRooms = (modules: Record<string, Record<string, unknown>>): Rooms => {
  const settled = new Map<string, Promise<unknown>>();
  return {
    load<Module>(room: string, expose: string) {
      const id = room + expose;
      const known = settled.get(id) ?? settle(modules[room]?.[expose], id);
      settled.set(id, known);
      return known as Promise<Module>;
    },
    forget: () => undefined,
  };
};

/** Sets `status`, so that React's `use` returns a loaded module without suspending. */
function settle(module: unknown, id: string): Promise<unknown> {
  if (module) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const missing = Promise.reject(new RoomMissing(`'${id}' is not on the server now.`));
  missing.catch(() => 'React takes the rejection when it renders the slot');
  return missing;
}
