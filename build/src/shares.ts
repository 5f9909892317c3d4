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
 * What a room takes from the page: one React and one `shared`, both from the shell. It brings no
 * copy of its own; a room that needs a newer `shared` than the page has fails in its own slot.
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
 * The versions that a room works with: any React of the same major, and the `shared` that it names as a
 * peer: raised by hand when the room uses what is new, not whenever `shared` gets a version.
 */
export function roomNeeds(folder: string) {
  const { dependencies = {}, peerDependencies = {} } = readPackage(folder);
  return { react: `^${dependencies['react']}`, shared: peerDependencies['shared'] ?? '*' };
}

/** The versions that the shell gives. */
export function shellGives(folder: string) {
  const { dependencies = {} } = readPackage(folder);
  return {
    react: dependencies['react'] ?? '',
    shared: readPackage(SHARED).version,
  };
}

/** Whether a request is for what the shell gives, or would have to. */
export const isGiven = (request: string) => /^(react|react-dom|shared)(\/|$)/.test(request);

/** Every module that the shell gives to rooms. */
export const givenModules = () => [...reactEntries, ...sharedEntries()];

const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * What the shell gives: React, and every entry of `shared`. Nobody else gives any, so nothing is compared: each library's
 * own wish for a version of React would be a module of its own.
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
