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
 * Returns the shared modules of a remote: React and `shared`, both from the shell, without own
 * copies. A remote that needs a newer `shared` fails only in its own slot.
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
 * Returns the versions that a remote needs: any React of the same major, and its peer version of
 * `shared`. That version is raised only when the remote uses new features.
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
 * Returns the shared modules of the shell: React and every entry of `shared`. There is only one
 * provider, so versions are not compared. Comparing would add a module for each library's React
 * version.
 */
export const shellShares = () =>
  Object.fromEntries(
    [...reactKeys, 'shared/'].map((key) => [
      key,
      { singleton: true, requiredVersion: false as const },
    ]),
  );

/** Entries of `shared` that run in pages; the shell provides each, whether it uses it itself or not. */
export function sharedEntries(): string[] {
  const { exports = {} } = readPackage(SHARED);
  return Object.entries(exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && entry !== './testing')
    .map(([entry]) => entry.replace('./', 'shared/'));
}
