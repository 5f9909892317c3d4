import { join } from 'node:path';
import { createSingleBundle } from 'build/single-bundle';
import webpack, { type Stats } from 'webpack';
import { type Manifest, readJson } from './build-files.ts';

export interface BundleFiles {
  /** Files that every page loads. */
  entry: string[];
  /** Files that each exposed module needs, by chunk name. */
  chunks: Record<string, string[]>;
}

/**
 * Builds shell and remotes as one bundle into the folder `output`. Rejects with webpack's errors.
 */
export async function buildOneBundle(
  shell: string,
  remotes: string[],
  output: string,
): Promise<BundleFiles> {
  const readStyles = (folder: string) => {
    const { exposes } = readJson<Manifest>(join(folder, 'dist/mf-manifest.json'));
    return Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.css.sync]));
  };
  const remotesWithStyles = remotes.map((folder) => ({ folder, styles: readStyles(folder) }));
  const compiler = webpack(createSingleBundle({ shell, remotes: remotesWithStyles, output }));
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack returned no result.')),
    ),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const chunkEntries = Object.entries(namedChunkGroups).map(
    ([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)] as const,
  );
  const { main: entry = [], ...chunks } = Object.fromEntries(chunkEntries);
  return { entry, chunks };
}
