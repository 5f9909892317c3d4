import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { createBrowserBuild } from './create-browser-build.ts';
import { createBuildCache } from './create-build-cache.ts';
import { pureCallsRule } from './modules/pure-calls.ts';
import {
  assetRule,
  createClassNamesRule,
  createCssRule,
  createScriptRule,
} from './modules/module-rules.ts';
import { readRemoteFile } from './remote-file/remote-file.ts';

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

interface BundledRemote {
  folder: string;
  styles: Record<string, string[]>;
}

export const getChunkName = (remote: string, expose: string): string =>
  expose.replace('.', remote).replace('/', '-');

/**
 * Returns the data URL of a module that imports remotes without federation and links the
 * stylesheets of their releases.
 */
function createBundledLoader(remotes: BundledRemote[]): string {
  const loaderEntries = remotes.flatMap(({ folder, styles }) => {
    const { name, exposes } = readRemoteFile(folder);
    return Object.entries(exposes).map(([expose, file]) => {
      const path = JSON.stringify(join(folder, file));
      return `${JSON.stringify(name + expose)}: {
        styles: ${JSON.stringify(styles[expose] ?? [])},
        load: () => import(/* webpackChunkName: "${getChunkName(name, expose)}" */ ${path}),
      },`;
    });
  });
  const source = `const loaderEntries = {\n${loaderEntries.join('\n')}\n};\n${LOADER}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

const LOADER = `
export function createBrowserRemotes({ registry }, onLost, onFailed) {
  const pendingLoads = new Map();
  const load = (remote, expose) => {
    const id = remote + expose;
    if (!pendingLoads.has(id))
      pendingLoads.set(id, startLoad(id, registry.microFrontends[remote][0].url));
    return pendingLoads.get(id);
  };
  return {
    load,
    prefetchModule: load,
    reportFailure: (remote, expose, cause) => onFailed(remote, expose, cause, false),
    invalidate: (remote, expose) => pendingLoads.delete(remote + expose),
  };
}

async function startLoad(id, releaseUrl) {
  const { styles, load } = loaderEntries[id];
  const folder = new URL(releaseUrl, location.href);
  const [module] = await Promise.all([load(), ...styles.map((name) => loadStylesheet(new URL(name, folder).href))]);
  return module;
}

const loadStylesheet = (href) => new Promise((resolve, reject) => {
  const isLoaded = [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')]
    .some((element) => (element.href ?? new URL(element.dataset.href, location.href).href) === href);
  if (isLoaded) return resolve();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
});
`;
