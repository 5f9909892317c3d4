import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * This module reads the packages of this repository. It must work on Node 20 before the
 * installation, so it imports no libraries.
 */
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** @type {(path: string) => any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {string} name */
export const resolveFolder = (name) => join(root, name);

/**
 * Returns the folders of all packages that `workspaces` in package.json lists. The entry '*-mfe'
 * matches all folders with this ending.
 */
export const listWorkspaces = () => {
  /** @type {string[]} */
  const patterns = readJson('package.json').workspaces;
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  return patterns.flatMap((name) =>
    name.startsWith('*') ? folders.filter((folder) => folder.endsWith(name.slice(1))) : [name],
  );
};

/**
 * The `remote.json` of a package. `RemoteFile` in `build` explains the fields.
 * @typedef {{ name: string, about: string, devPort: number, exposes: Record<string, string>,
 * routes: { path: string }[] }} Remote
 */

/** @type {(folder: string) => Remote} */
export const readRemote = (folder) => readJson(join(folder, 'remote.json'));

/**
 * A package's own package.json.
 * @type {(folder: string) => { version: string } & Partial<Record<'scripts' | 'dependencies' |
 * 'devDependencies' | 'peerDependencies', Record<string, string>>>}
 */
export const readPackage = (folder) => readJson(join(folder, 'package.json'));

export const listRemotes = () => listReleasedPackages().filter((folder) => folder !== 'shell');

/**
 * Returns the folders of the released packages: the shell and the remotes, which have a
 * `remote.json`.
 */
export const listReleasedPackages = () =>
  listWorkspaces().filter((folder) => existsSync(join(root, folder, 'remote.json')));
