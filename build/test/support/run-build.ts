import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Returns a folder for a test's builds and deletes it afterwards. The folder is in the checkout, so
 * that webpack finds its loaders.
 */
export function buildsFolder(name: string): string {
  const base = join(import.meta.dirname, '../../../.cache');
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(join(base, `${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Runs a build. Returns its errors and modules. Does not minify, because no test reads the
 * scripts and stylesheets, and the minifiers take most of a small build.
 */
export async function runBuild(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack({
    ...configuration,
    cache: false,
    devtool: false,
    optimization: { ...configuration.optimization, minimize: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((failure, result) => (failure ? reject(failure) : resolve(result))),
  );
  await new Promise((resolve) => compiler?.close(resolve));
  return stats?.toJson({ all: false, errors: true, modules: true, ids: true }) ?? {};
}
