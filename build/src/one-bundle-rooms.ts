import { join } from 'node:path';
import { readRoomFile } from './room-file.ts';

/** Folder of a room and, by exposed module, the stylesheets of its build. */
export interface BundledRoom {
  folder: string;
  styles: Record<string, string[]>;
}

/** Name of the chunk that an exposed module begins. */
export const chunkOf = (room: string, expose: string): string =>
  expose.replace('.', room).replace('/', '-');

/**
 * The address of a module that takes the place of the shell's loader of rooms: by dynamic imports instead of
 * federation, with the stylesheets that lie beside the room's manifest.
 */
export function bundledRooms(rooms: BundledRoom[]): string {
  const known = rooms.flatMap(({ folder, styles }) => {
    const { name, exposes } = readRoomFile(folder);
    return Object.entries(exposes).map(([expose, file]) => {
      const path = JSON.stringify(join(folder, file));
      return `${JSON.stringify(name + expose)}: {
        styles: ${JSON.stringify(styles[expose] ?? [])},
        load: () => import(/* webpackChunkName: "${chunkOf(name, expose)}" */ ${path}),
      },`;
    });
  });
  const source = `const known = {\n${known.join('\n')}\n};\n${LOADER}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** It runs in the page. */
const LOADER = `
export function browserRooms({ registry }, onLost, onFailed) {
  const loading = new Map();
  const load = (room, expose) => {
    const id = room + expose;
    if (!loading.has(id)) loading.set(id, start(id, registry.microFrontends[room][0].url));
    return loading.get(id);
  };
  return {
    load,
    loadAhead: load,
    failed: (room, expose, cause) => onFailed(room, expose, cause, false),
    forget: (room, expose) => loading.delete(room + expose),
  };
}

async function start(id, release) {
  const { styles, load } = known[id];
  const folder = new URL(release, location.href);
  const [module] = await Promise.all([load(), ...styles.map((name) => style(new URL(name, folder).href))]);
  return module;
}

const style = (href) => new Promise((resolve, reject) => {
  const isThere = [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')]
    .some((one) => (one.href ?? new URL(one.dataset.href, location.href).href) === href);
  if (isThere) return resolve();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
});
`;
