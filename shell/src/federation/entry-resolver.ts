import type { Manifest } from '../boot/boot-data';
import { addHashes, releasedFile } from './released-files';

/**
 * Returns a function that resolves to the URL of a remote's entry script. If the page does not
 * contain the remote's manifest, the function fetches the manifest and preloads the remote's files.
 */
export function createEntryResolver(inlinedManifests: Record<string, Manifest>) {
  for (const [path, { integrity = {} }] of Object.entries(inlinedManifests))
    addHashes(integrity, path);
  const manifestPromises = new Map<string, Promise<Manifest>>();
  const preloadedUrls = new Set<string>();

  const fetchManifestOnce = (address: string) => {
    const manifest = manifestPromises.get(address) ?? fetchManifest(address);
    manifestPromises.set(address, manifest);
    manifest.catch(() => manifestPromises.delete(address));
    return manifest;
  };

  const preload = (as: string, address: string) => {
    const { url: href, integrity } = releasedFile(address);
    if (preloadedUrls.has(href)) return;
    preloadedUrls.add(href);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as, href, integrity }));
  };

  return async (address: string, expose: string): Promise<string> => {
    const base = new URL(address, location.href);
    const inlinedManifest = inlinedManifests[base.pathname];
    const { exposes, metaData } = inlinedManifest ?? (await fetchManifestOnce(base.href));
    const assets = inlinedManifest
      ? undefined
      : exposes.find(({ path }) => path === expose)?.assets;
    for (const name of assets?.js.sync ?? []) preload('script', new URL(name, base).href);
    for (const name of assets?.css.sync ?? []) preload('style', new URL(name, base).href);
    return releasedFile(new URL(metaData.remoteEntry.name, base).href).url;
  };
}

async function fetchManifest(address: string): Promise<Manifest> {
  const { url, integrity } = releasedFile(address);
  const response = await fetch(url, { integrity }).catch((cause: unknown) => {
    throw new Error(`${url} could not be fetched.`, { cause });
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const manifest = (await response.json()) as Manifest;
  addHashes(manifest.integrity ?? {}, address);
  return manifest;
}
