import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { type Shop, openShop, startShop } from '../../support/shop.ts';
import { bundleReleases } from './bundle-releases.ts';
import { startPageProxy } from './page-proxy.ts';
import { removeScripts } from '../sides/without-scripts.ts';

const root = join(import.meta.dirname, '../../..');

export interface Variant {
  name: 'ours' | 'one bundle' | 'the page alone';
  url: string;
  /** Whether the pages contain scripts. */
  isHydrated: boolean;
}

/**
 * Starts the three variants of the shop. Each of them is behind a proxy, so that the proxy affects
 * the times of all variants alike.
 */
export async function openVariants(): Promise<{ variants: Variant[]; close(): Promise<void> }> {
  const builtShop = await startShop();
  const oneBundleShop = await openOneBundleShop();
  const proxies = await Promise.all([
    startPageProxy(builtShop.url),
    startPageProxy(oneBundleShop.url),
    startPageProxy(builtShop.url, removeScripts),
  ]);
  const [builtUrl, oneBundleUrl, staticUrl] = proxies.map(({ url }) => url) as [
    string,
    string,
    string,
  ];
  return {
    variants: [
      { name: 'ours', url: builtUrl, isHydrated: true },
      { name: 'one bundle', url: oneBundleUrl, isHydrated: true },
      { name: 'the page alone', url: staticUrl, isHydrated: false },
    ],
    async close() {
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await Promise.all([builtShop.remove(), oneBundleShop.remove()]);
    },
  };
}

async function openOneBundleShop(): Promise<Shop> {
  const remotes = readdirSync(root)
    .filter((name) => name !== 'shell' && existsSync(join(root, name, 'remote.json')))
    .map((name) => join(root, name));
  const output = join(root, '.cache/one-bundle');
  const builds = await bundleReleases(join(root, 'shell'), remotes, output);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const author = { by: 'The benchmark', commit: 'unknown' };
  await publish(await openReleases({ dataDir, releaseStore: null }), builds, author);
  return openShop(dataDir);
}
