import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

const reactKeys = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * What a room takes from the page: one React and one `shared`, both from the shell. It brings no
 * copy of its own; a room that needs a newer `shared` than the page has fails in its own slot.
 */
export function roomShares(folder: string) {
  const { dependencies = {} } = readPackage(folder);
  const take = (requiredVersion = '*') => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion,
  });
  return {
    ...Object.fromEntries(reactKeys.map((key) => [key, take(caret(dependencies['react']))])),
    'shared/': take(dependencies['shared']),
  };
}

/** What the shell gives: React, and every entry of `shared`. */
export const shellShares = () => ({
  ...Object.fromEntries(reactKeys.map((key) => [key, { singleton: true }])),
  'shared/': { singleton: true },
});

/** Entries of `shared` that run in pages; the shell provides each, whether it uses it itself or not. */
export function sharedEntries(): string[] {
  const { exports = {} } = readPackage(join(import.meta.dirname, '..'));
  return Object.entries(exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !NOT_IN_PAGES.includes(entry))
    .map(([entry]) => entry.replace('./', 'shared/'));
}

const NOT_IN_PAGES = ['./testing', './ui/gallery'];

/** A room works with any React of the same major. */
const caret = (version = '') => (/^\d/.test(version) ? `^${version}` : version);
