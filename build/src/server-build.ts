import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { cssNamesRule, filesRule, scriptRule } from './module-rules.ts';
import { buildCache } from './build-cache.ts';

interface ServerBuildInput {
  folder: string;
  name: string;
  /** Exposed name to source file. */
  entries: Record<string, string>;
  /** Whether a request is given by whoever loads the build. */
  external: (request: string) => boolean;
}

/**
 * A plain CommonJS build for server rendering: one file that exports a table from exposed name to
 * module. There is no federation on the server; what is external is given by the loader.
 */
export function serverBuild({ folder, name, entries, external }: ServerBuildInput): Configuration {
  return {
    name: `${name} (server)`,
    mode: process.env['WEBPACK_SERVE'] === 'true' ? 'development' : 'production',
    context: folder,
    entry: { main: `data:text/javascript,${encodeURIComponent(table(entries))}` },
    target: 'node20',
    devtool: false,
    output: {
      path: join(folder, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
      publicPath: '',
    },
    externalsType: 'commonjs',
    externals: [
      ({ request = '' }, callback) =>
        external(request) ? callback(undefined, `commonjs ${request}`) : callback(),
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      modules: [join(folder, 'node_modules'), 'node_modules', join(folder, '../node_modules')],
    },
    module: {
      // One file: what a worker loads is compared with one hash, and it may read no other.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [scriptRule(false), cssNamesRule(name), { ...filesRule, generator: { emit: false } }],
    },
    plugins: [],
    optimization: { minimize: false },
    performance: { hints: false },
    cache: buildCache(folder, `${name}-server`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Paths stay relative to `context`: the same sources give the same bytes in any folder. */
const table = (entries: Record<string, string>) =>
  Object.entries(entries)
    .map(
      ([exposed, file], index) =>
        `import * as m${index} from ${JSON.stringify(file)};\nexport { m${index} as ${JSON.stringify(exposed)} };`,
    )
    .join('\n');
