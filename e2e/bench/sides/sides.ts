import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { type Shop, openShop, startShop } from '../../support/shop.ts';
import { bundleReleases } from './bundle-releases.ts';
import { openFront } from './front.ts';
import { withoutScripts } from './without-scripts.ts';

const root = join(import.meta.dirname, '../../..');

/** A compared variant of the shop. */
export interface Side {
  name: 'ours' | 'one bundle' | 'the page alone';
  url: string;
  /** Whether its pages hydrate. */
  isAlive: boolean;
}

/** Opens the shop as built, as one bundle, and as pages without scripts. All are served in the same way. */
export async function openSides(): Promise<{ sides: Side[]; close(): Promise<void> }> {
  const ours = await startShop();
  const bundled = await bundledShop();
  const fronts = await Promise.all([
    openFront(ours.url),
    openFront(bundled.url),
    openFront(ours.url, withoutScripts),
  ]);
  const [own, one, alone] = fronts.map(({ url }) => url) as [string, string, string];
  return {
    sides: [
      { name: 'ours', url: own, isAlive: true },
      { name: 'one bundle', url: one, isAlive: true },
      { name: 'the page alone', url: alone, isAlive: false },
    ],
    async close() {
      await Promise.all(fronts.map((front) => front.close()));
      await Promise.all([ours.remove(), bundled.remove()]);
    },
  };
}

async function bundledShop(): Promise<Shop> {
  const rooms = readdirSync(root)
    .filter((name) => name !== 'shell' && existsSync(join(root, name, 'room.json')))
    .map((name) => join(root, name));
  const output = join(root, '.cache/one-bundle');
  const builds = await bundleReleases(join(root, 'shell'), rooms, output);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const author = { by: 'The benchmark', commit: 'unknown' };
  await publish(await openReleases({ dataDir, releaseStore: null }), builds, author);
  return openShop(dataDir);
}
