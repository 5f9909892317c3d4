import type { Rooms } from 'shared/core';

/** A room that is left to the browser: known to whoever asked for the page, and no failure of the page's. */
class RoomMissing extends Error {
  override name = 'RoomMissing';
}

/** Rooms as the server has them: already loaded, or missing. */
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

/** `use` reads `status` and needs no second turn for what is already there. */
function settle(module: unknown, id: string): Promise<unknown> {
  if (module) return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  const missing = Promise.reject(new RoomMissing(`'${id}' is not on the server now.`));
  missing.catch(() => 'React takes the rejection when it renders the slot');
  return missing;
}
