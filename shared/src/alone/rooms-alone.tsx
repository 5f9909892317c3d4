import type { Rooms } from '../rooms/rooms';
import styles from './frame.module.css';
import type { RoomAlone } from './room-alone';

/**
 * Loads modules of this remote only. Renders a box with a name for each component of another
 * remote.
 */
export function roomsAlone({ name, exposes }: RoomAlone): Rooms {
  const loading = new Map<string, Promise<unknown>>();
  return {
    load<Module>(room: string, expose: string) {
      if (room !== name) return placeholders(room) as Promise<Module>;
      const known = loading.get(expose);
      if (known) return known as Promise<Module>;
      const load = exposes[expose];
      const module = load ? load() : Promise.reject(new Error(`${room} exposes no '${expose}'.`));
      loading.set(expose, module);
      return module as Promise<Module>;
    },
    forget: (_room, expose) => void loading.delete(expose),
  };
}

const others = new Map<string, Promise<object>>();

/** Returns a module whose every export is a placeholder component. */
function placeholders(room: string): Promise<object> {
  const known = others.get(room);
  if (known) return known;
  const module = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? undefined
          : () => <p className={styles.placeholder}>{`${String(name)} of the room '${room}'`}</p>,
    },
  );
  const loaded = Promise.resolve(module);
  others.set(room, loaded);
  return loaded;
}
