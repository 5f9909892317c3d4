import { join } from 'node:path';
import { forgetReleases } from './forget-releases.ts';
import { makeLive } from './make-live.ts';
import { placeBuild } from './place-build.ts';
import { readRegistry } from './registry.ts';
import type { Release } from './release.ts';

/** How many releases of a package stay served, so that pages that are open keep working. */
const KEPT_RELEASES = 3;

interface PublishOptions {
  /** Leaves alone what was rolled back from: a start of the shop must not undo that. */
  keepWithdrawn?: boolean;
}

/**
 * Places the packages' builds and makes them live, all or none. The same builds again change
 * nothing. Throws when there is no build, and a IncompatibleError when they do not fit what is live.
 * Returns what was placed.
 */
export async function publish(
  dataDir: string,
  packageFolders: string[],
  { keepWithdrawn = false }: PublishOptions = {},
): Promise<Release[]> {
  const placed = [];
  for (const folder of packageFolders) placed.push(await placeBuild(dataDir, folder));
  const registry = await readRegistry(dataDir);
  const changes = placed.flatMap(({ name, release }) => {
    const [live, ...older] = registry.microFrontends[name] ?? [];
    const same = (one: Release) => one.extras.folder === release.extras.folder;
    if (live && same(live)) return [];
    if (keepWithdrawn && older.some((one) => same(one) && one.extras.withdrawn)) return [];
    const kept = [live, ...older].filter((one) => one !== undefined).filter((one) => !same(one));
    return [[name, [release, ...kept.map(resting)].slice(0, KEPT_RELEASES)] as const];
  });
  await makeLive(dataDir, registry, Object.fromEntries(changes));
  await Promise.all(changes.map(([name, releases]) => forgetOthers(dataDir, name, releases)));
  return placed.map(({ release }) => release);
}

/** A release that no new page gets. */
const resting = (release: Release): Release => ({
  ...release,
  deployment: { traffic: 0, default: false },
});

const forgetOthers = (dataDir: string, name: string, kept: Release[]) =>
  forgetReleases(
    join(dataDir, 'releases', name),
    kept.map(({ metadata }) => metadata.version),
  );
