import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What this repository consists of, read from the packages themselves: the one list behind building,
 * publishing, development servers, lint, tests, types and docs. Runs on Node 20, before anything is
 * installed.
 */
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** @type {(path: string) => any} */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {string} name */
export const folderOf = (name) => join(root, name);

/** Folders of all packages; `workspaces` in package.json names them, '*-mfe' all that end so. */
export const workspaces = () => {
  /** @type {string[]} */
  const named = read('package.json').workspaces;
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  return named.flatMap((name) =>
    name.startsWith('*') ? folders.filter((folder) => folder.endsWith(name.slice(1))) : [name],
  );
};

/**
 * What a room says about itself; `RoomFile` in `build` says what the fields mean.
 * @typedef {{ name: string, about: string, devPort: number, exposes: Record<string, string>, routes: { path: string }[] }} Room
 */

/** @type {(folder: string) => Room} */
export const roomOf = (folder) => read(join(folder, 'room.json'));

/**
 * A package's own package.json.
 * @type {(folder: string) => { version: string } & Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>}
 */
export const packageOf = (folder) => read(join(folder, 'package.json'));

/** Folders of the rooms. */
export const rooms = () => released().filter((folder) => folder !== 'shell');

/** Folders of what is released: the shell and the rooms, which have a `room.json`. */
export const released = () =>
  workspaces().filter((folder) => existsSync(join(root, folder, 'room.json')));
