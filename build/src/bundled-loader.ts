import { join } from 'node:path';
import { readRemoteFile } from './remote-file.ts';

export interface BundledRemote {
  folder: string;
  styles: Record<string, string[]>;
}

export const getChunkName = (remote: string, expose: string): string =>
  expose.replace('.', remote).replace('/', '-');

/**
 * Returns the data URL of a module that imports remotes without federation and links the
 * stylesheets of their releases.
 */
export function createBundledLoader(remotes: BundledRemote[]): string {
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
