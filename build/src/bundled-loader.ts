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
  const source = `const known = {\n${loaderEntries.join('\n')}\n};\n${LOADER}`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

const LOADER = `
export function createBrowserRemotes({ registry }, onLost, onFailed) {
  const loading = new Map();
  const load = (remote, expose) => {
    const id = remote + expose;
    if (!loading.has(id)) loading.set(id, start(id, registry.microFrontends[remote][0].url));
    return loading.get(id);
  };
  return {
    load,
    prefetchModule: load,
    reportFailure: (remote, expose, cause) => onFailed(remote, expose, cause, false),
    invalidate: (remote, expose) => loading.delete(remote + expose),
  };
}

async function start(id, release) {
  const { styles, load } = known[id];
  const folder = new URL(release, location.href);
  const [module] = await Promise.all([load(), ...styles.map((name) => style(new URL(name, folder).href))]);
  return module;
}

const style = (href) => new Promise((resolve, reject) => {
  const isThere = [...document.querySelectorAll('link[rel="stylesheet"], style[data-href]')]
    .some((one) => (one.href ?? new URL(one.dataset.href, location.href).href) === href);
  if (isThere) return resolve();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
});
`;
