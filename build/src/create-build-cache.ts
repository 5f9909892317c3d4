import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { SCRIPT_EXTENSION, getInstallFolder } from './install-location.ts';

/**
 * Returns the webpack cache for later builds in this checkout. BUILD_CACHE=off disables the cache,
 * because writing the cache takes a quarter of a build's time.
 */
export function createBuildCache(folder: string, name: string): Configuration['cache'] {
  if (process.env['BUILD_CACHE'] !== 'off') return createFileCache(folder, name);
  // A dev server caches modules in memory, because it rebuilds at each edit.
  return process.env['WEBPACK_SERVE'] === 'true' ? { type: 'memory' } : false;
}

const createFileCache = (folder: string, name: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  // The cache contains absolute paths, so another checkout cannot use it.
  version: import.meta.dirname,
  cacheDirectory: join(getInstallFolder(join(folder, '..')), '.cache/webpack'),
  buildDependencies: {
    config: [
      ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.[jt]s$/.test(file))
        .map((file) => join(import.meta.dirname, file)),
      join(import.meta.dirname, '../tsconfig.pages.json'),
      join(folder, `webpack.config${SCRIPT_EXTENSION}`),
      join(getInstallFolder(join(folder, '..')), 'package-lock.json'),
    ],
  },
});
