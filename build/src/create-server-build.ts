import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { assetRule, createClassNamesRule, createScriptRule } from './modules/module-rules.ts';
import { createBuildCache } from './create-build-cache.ts';

interface ServerBuildInput {
  folder: string;
  name: string;
  entries: Record<string, string>;
  isExternal: (request: string) => boolean;
  mapRequest?: (request: string) => string;
}

/**
 * Returns the configuration of a server build. Shared modules are external to the build, because
 * the server's loader provides them without federation.
 */
export function createServerBuild({
  folder,
  name,
  entries,
  isExternal,
  mapRequest = (request) => request,
}: ServerBuildInput): Configuration {
  return {
    name: `${name} (server)`,
    mode: process.env['WEBPACK_SERVE'] === 'true' ? 'development' : 'production',
    context: folder,
    entry: { main: `data:text/javascript,${encodeURIComponent(createEntrySource(entries))}` },
    target: 'node20',
    // The map of the build names the source of an error on the server. It changes no byte of the build.
    devtool: 'hidden-nosources-source-map',
    output: {
      path: join(folder, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
      publicPath: '',
    },
    externalsType: 'commonjs',
    externals: [
      ({ request = '' }, callback) => {
        const module = mapRequest(request);
        if (isExternal(module)) callback(undefined, `commonjs ${module}`);
        else callback();
      },
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [join(folder, 'node_modules'), 'node_modules', join(folder, '../node_modules')],
    },
    module: {
      // Puts all code into one file, because a worker verifies one hash and may read no other file.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        createScriptRule(false),
        createClassNamesRule(name),
        { ...assetRule, generator: { emit: false } },
      ],
    },
    plugins: [],
    optimization: { minimize: false },
    performance: { hints: false },
    cache: createBuildCache(folder, `${name}-server`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * Returns the source of the entry. Paths are relative to `context`, so that the build does not
 * depend on the checkout's folder.
 */
const createEntrySource = (entries: Record<string, string>) =>
  Object.entries(entries)
    .map(
      ([exposed, file], index) =>
        `import * as m${index} from ${JSON.stringify(file)};\nexport { m${index} as ${JSON.stringify(exposed)} };`,
    )
    .join('\n');
