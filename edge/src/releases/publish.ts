import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { readRegistry, writeRegistry } from './registry.ts';
import { RELEASES_PATH, type Release } from './release.ts';

/** How many releases of a package stay served, so that pages that are open keep working. */
const KEPT_RELEASES = 3;

/**
 * Puts a package's build into its own immutable folder and makes it live. The same build again
 * changes nothing. Throws when there is no build.
 */
export async function publish(dataDir: string, packageFolder: string): Promise<Release> {
  const dist = join(packageFolder, 'dist');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const about = await aboutBuild(dist);
  const release = `${version}-${await contentHash(dist)}`;
  const folder = `${about.name}/${release}`;
  await place(dist, join(dataDir, 'releases', folder));

  const registry = await readRegistry(dataDir);
  const live: Release = {
    url: `${RELEASES_PATH}/${folder}/${about.name === 'shell' ? 'main.js' : 'mf-manifest.json'}`,
    fallbackUrl: null,
    metadata: { version: release, integrity: null },
    deployment: { traffic: 100, default: true },
    extras: { folder, routes: about.routes, exposes: Object.keys(about.exposes) },
  };
  if (registry.microFrontends[about.name]?.[0]?.extras.folder !== folder) {
    registry.microFrontends[about.name] = [live];
    await writeRegistry(dataDir, registry);
  }
  await forgetOldReleases(join(dataDir, 'releases', about.name), release);
  return live;
}

/** What the build says about itself; the shell has no `room.json`. */
async function aboutBuild(dist: string) {
  const entries = await readdir(dist).catch((cause: unknown) => {
    throw new Error(`There is no build in ${dist}: run 'npm run build' first.`, { cause });
  });
  if (!entries.includes('room.json')) return { name: 'shell', routes: [], exposes: {} };
  return JSON.parse(await readFile(join(dist, 'room.json'), 'utf8')) as {
    name: string;
    routes: Release['extras']['routes'];
    exposes: Record<string, string>;
  };
}

/** Eight hex digits of everything that is released, names and contents. */
async function contentHash(dist: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => !file.endsWith('.map'))
    .sort();
  for (const file of files) {
    const path = join(dist, file);
    if ((await stat(path)).isFile()) hash.update(file).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 8);
}

async function place(dist: string, folder: string): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.${randomUUID()}.draft`;
  await mkdir(draft, { recursive: true });
  await cp(dist, draft, { recursive: true });
  await compressFiles(draft);
  try {
    await rename(draft, folder);
  } catch (cause) {
    // Another process that starts now has just put the same build there.
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(folder))) throw cause;
  }
}

/** What another process is just putting there is left alone; what a dead one left is removed. */
async function forgetOldReleases(folder: string, live: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name !== live);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: await changedAt(join(folder, name)) })),
  );
  const [drafts, releases] = [true, false].map((isDraft) =>
    dated.filter(({ name }) => name.endsWith('.draft') === isDraft),
  );
  const old = [
    ...(releases ?? []).sort((a, b) => b.at - a.at).slice(KEPT_RELEASES - 1),
    ...(drafts ?? []).filter(({ at }) => at < Date.now() - DRAFT_MS),
  ];
  await Promise.all(
    old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/** How long a build may take to be put in place, in ms. */
const DRAFT_MS = 3_600_000;

/** Now, for what is gone meanwhile: nothing is left to forget. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
