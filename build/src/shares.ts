import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

const SHARED = join(import.meta.dirname, '../../shared');
const reactKeys = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * Returns the federation's shared modules of a remote: React and `shared`, which the shell
 * provides. The remote contains no copies. A remote that needs a newer `shared` fails only in its
 * own slot.
 */
export function roomShares(folder: string) {
  const needs = roomNeeds(folder);
  const take = (requiredVersion: string) => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion,
  });
  return {
    ...Object.fromEntries(reactKeys.map((key) => [key, take(needs.react)])),
    'shared/': take(needs.shared),
  };
}

/**
 * Returns the version ranges that a remote needs: React of the same major version, and the range of
 * its peer dependency on `shared`.
 */
export function roomNeeds(folder: string) {
  const { dependencies = {}, peerDependencies = {} } = readPackage(folder);
  return { react: `^${dependencies['react']}`, shared: peerDependencies['shared'] ?? '*' };
}

/** Returns the versions that the shell provides. */
export function shellGives(folder: string) {
  const { dependencies = {} } = readPackage(folder);
  return {
    react: dependencies['react'] ?? '',
    shared: readPackage(SHARED).version,
  };
}

/** Returns whether the shell must provide this module. */
export const isGiven = (request: string) => /^(react|react-dom|shared)(\/|$)/.test(request);

/** Returns every module that the shell provides to remotes. */
export const givenModules = () => [...reactEntries, ...sharedEntries()];

const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Returns the federation's shared modules of the shell: React and every entry of `shared`. Versions
 * are not compared, because only the shell provides modules.
 */
export const shellShares = () =>
  Object.fromEntries(
    [...reactKeys, 'shared/'].map((key) => [
      key,
      { singleton: true, requiredVersion: false as const },
    ]),
  );

/** Returns the entries of `shared` that run in pages, even those that the shell does not use. */
export function sharedEntries(): string[] {
  const { exports = {} } = readPackage(SHARED);
  return Object.entries(exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && entry !== './testing')
    .map(([entry]) => entry.replace('./', 'shared/'));
}
