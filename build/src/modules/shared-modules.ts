import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type ExternalItem } from 'webpack';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

const SHARED_FOLDER = join(import.meta.dirname, '../../../shared');
const reactShareKeys = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * Modules that a remote gets from the shell. If a remote needs a newer `shared`, only the part of
 * the page with that remote fails.
 */
export function createRemoteShares(folder: string) {
  const needs = readRemoteNeeds(folder);
  const createShare = (requiredVersion: string) => ({
    import: false as const,
    singleton: true,
    strictVersion: true,
    requiredVersion,
  });
  return {
    ...Object.fromEntries(reactShareKeys.map((key) => [key, createShare(needs.react)])),
    'shared/': createShare(needs.shared),
  };
}

export function readRemoteNeeds(folder: string) {
  const { dependencies = {}, peerDependencies = {} } = readPackage(folder);
  return { react: `^${dependencies['react']}`, shared: peerDependencies['shared'] ?? '*' };
}

export function readShellVersions(folder: string) {
  const { dependencies = {} } = readPackage(folder);
  return {
    react: dependencies['react'] ?? '',
    shared: readPackage(SHARED_FOLDER).version,
  };
}

export const isProvidedModule = (request: string) =>
  /^(react|react-dom|shared)(\/|$)/.test(request);

export const listProvidedModules = () => [...reactEntries, ...listSharedEntries()];

const reactEntries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Modules that the shell provides. Versions are not compared, because no other package provides
 * modules.
 */
export const createShellShares = () =>
  Object.fromEntries(
    [...reactShareKeys, 'shared/'].map((key) => [
      key,
      { singleton: true, requiredVersion: false as const },
    ]),
  );

const isOutsidePages = (entry: string) => ['./testing', './static-router'].includes(entry);

/** Returns the modules of `shared` that the shell provides, even those that it does not use. */
export function listSharedEntries(): string[] {
  const { exports = {} } = readPackage(SHARED_FOLDER);
  return Object.entries(exports)
    .filter(([entry, file]) => /\.tsx?$/.test(file) && !isOutsidePages(entry))
    .map(([entry]) => entry.replace('./', 'shared/'));
}

/**
 * The validation library of `contract`. Remotes use the shell's copy, so that a page contains only
 * one copy.
 */
const LIBRARY = 'valibot';
const SHARED_MODULE = 'shared/schema';

export const createLibraryReplacement = () =>
  new webpack.NormalModuleReplacementPlugin(new RegExp(`^${LIBRARY}$`), SHARED_MODULE);

export const mapToSharedModule = (request: string): string =>
  request === LIBRARY ? SHARED_MODULE : request;

export const replaceLibraryImports = (source: string): string =>
  source.replaceAll(`from '${LIBRARY}'`, `from '${SHARED_MODULE}'`);

/**
 * Replaces the federation runtime in a remote by the shell's. The library's option
 * `externalRuntime` would replace only the core of the runtime.
 */
export const pageRuntimeExternal: ExternalItem = ({ request = '' }, done) =>
  BUNDLER_RUNTIME.test(request) ? done(undefined, 'global _FEDERATION_BUNDLER_RUNTIME') : done();

const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/;
