import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { createBrowserBuild } from './browser-build.ts';
import { createBuildCache } from './build-cache.ts';
import { pureCallsRule } from './pure-calls.ts';
import {
  assetRule,
  createClassNamesRule,
  createCssRule,
  createScriptRule,
} from './module-rules.ts';
import { type BundledRemote, createBundledLoader } from './bundled-loader.ts';
import { readRemoteFile } from './remote-file.ts';

interface SingleBundleInput {
  shell: string;
  remotes: BundledRemote[];
  output: string;
}

/**
 * Builds shell and remotes as one bundle without federation, for benchmarks only. Stylesheets come
 * from the remotes' releases.
 */
export function createSingleBundle({ shell, remotes, output }: SingleBundleInput): Configuration {
  const { name } = readRemoteFile(shell);
  const folders = remotes.map(({ folder }) => folder);
  const build = createBrowserBuild({
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
        createScriptRule(false),
        createEagerEntryRule(shell),
        { ...createCssRule(name, false), exclude: folders },
        ...folders.map(createRemoteCssRule),
        assetRule,
        pureCallsRule,
      ],
    },
    plugins: [
      ...(build.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/browser-remotes$/, (module) => {
        module.request = createBundledLoader(remotes);
      }),
    ],
    optimization: {
      ...build.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { styles: commonStyles } },
    },
    cache: createBuildCache(shell, 'one-bundle'),
  };
}

/** Loads the entry without a dynamic import, because only federation needs a dynamic import. */
const createEagerEntryRule = (shell: string): RuleSetRule => ({
  include: join(shell, 'src/main.ts'),
  parser: { dynamicImportMode: 'eager' },
});

const createRemoteCssRule = (folder: string): RuleSetRule => ({
  ...createClassNamesRule(readRemoteFile(folder).name, folder),
  include: folder,
});

const commonStyles = {
  type: 'css/mini-extract',
  chunks: (chunk: { name?: string | null | undefined }) => !chunk.name?.startsWith('later-'),
  name: 'styles',
  enforce: true,
};
