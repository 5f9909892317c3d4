import { join } from 'node:path';
import { serveCache } from './serve-build-cache.mjs';
import { run } from './run.mjs';

export async function build() {
  console.log('Building what changed…');
  const code = await buildPackages(['--parallel', '2']);
  if (code !== 0) process.exit(code);
}

/**
 * Builds packages. Takes unchanged builds from the cache of this clone, or from the shared cache in
 * SHOP_CACHE. `options` are those of `nx run-many`. Resolves to the exit code.
 */
export const buildPackages = (options) =>
  withBuildCache((env) => run('nx', ['run-many', '--target', 'build', ...options], { env }));

/**
 * Calls `runNx` with the environment of builds, in which Nx also uses the shared cache in SHOP_CACHE.
 * Resolves to the result of `runNx`.
 */
export async function withBuildCache(runNx) {
  const sharedCache = process.env.SHOP_CACHE;
  const cache = sharedCache ? await serveCache(join(sharedCache, 'builds')) : null;
  const result = await runNx({ NODE_ENV: 'production', ...cache?.env });
  await cache?.close();
  return result;
}
