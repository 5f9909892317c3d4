import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { browserBuild } from './browser-build.ts';
import { buildCache } from './build-cache.ts';
import { pureCallsRule } from './pure-calls.ts';
import { cssNamesRule, cssRule, filesRule, scriptRule } from './module-rules.ts';
import { type BundledRoom, bundledRooms } from './one-bundle-rooms.ts';
import { readRoomFile } from './room-file.ts';

interface OneBundleInput {
  shell: string;
  rooms: BundledRoom[];
  /** Output folder. */
  output: string;
}

/**
 * Builds the shell and all remotes as one bundle without federation, for benchmarks. Each exposed
 * module is a dynamic import. Stylesheets and their class names come from the remotes' releases.
 */
export function oneBundle({ shell, rooms, output }: OneBundleInput): Configuration {
  const { name } = readRoomFile(shell);
  const folders = rooms.map(({ folder }) => folder);
  const build = browserBuild({
    folder: shell,
    name,
    publicPath: 'auto',
    entry: { main: './src/main.ts' },
  });
  return {
    ...build,
    name: 'one bundle',
    output: { ...build.output, path: output, clean: true },
    module: {
      rules: [
        scriptRule(false),
        atOnce(shell),
        { ...cssRule(name, false), exclude: folders },
        ...folders.map(classNamesOf),
        filesRule,
        pureCallsRule,
      ],
    },
    plugins: [
      ...(build.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/browser-rooms$/, (module) => {
        module.request = bundledRooms(rooms);
      }),
    ],
    optimization: {
      ...build.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { styles } },
    },
    cache: buildCache(shell, 'one-bundle'),
  };
}

/**
 * Returns a rule that makes the entry's dynamic import static, because only federation needs it.
 */
const atOnce = (shell: string): RuleSetRule => ({
  include: join(shell, 'src/main.ts'),
  parser: { dynamicImportMode: 'eager' },
});

/** Returns the rule that creates the same class names as the remote's own build. */
const classNamesOf = (folder: string): RuleSetRule => ({
  ...cssNamesRule(readRoomFile(folder).name, folder),
  include: folder,
});

/**
 * Puts all styles of the shell and `shared` into one file, as in the federated shell. Lazy chunks
 * have separate stylesheets.
 */
const styles = {
  type: 'css/mini-extract',
  chunks: (chunk: { name?: string | null | undefined }) => !chunk.name?.startsWith('later-'),
  name: 'styles',
  enforce: true,
};
