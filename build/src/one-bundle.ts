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
  /** Folder of what is built. */
  output: string;
}

/**
 * The shell and all rooms as one bundle, for comparison: the same sources, each exposed module behind a
 * dynamic import, no federation. Rooms' stylesheets are those of their releases, whose names it uses.
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

/** Only federation needs the border behind the entry: without it the entry is one file. */
const atOnce = (shell: string): RuleSetRule => ({
  include: join(shell, 'src/main.ts'),
  parser: { dynamicImportMode: 'eager' },
});

/** As the room's own builds have them. */
const classNamesOf = (folder: string): RuleSetRule => ({
  ...cssNamesRule(readRoomFile(folder).name, folder),
  include: folder,
});

/** As in the federated shell, all that rooms may use of it comes at once, but for what is fetched later. */
const styles = {
  type: 'css/mini-extract',
  chunks: (chunk: { name?: string | null | undefined }) => !chunk.name?.startsWith('later-'),
  name: 'styles',
  enforce: true,
};
