import type { ReleaseFile } from 'build/release-file';
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { RELEASES_PATH, type Release } from './release.ts';

interface PlacedBuild {
  /** As the registry names it: 'shell', or the room's container. */
  name: string;
  release: Release;
}

/** Puts a package's build into an immutable folder of its own, once. Throws when there is no build. */
export async function placeBuild(dataDir: string, packageFolder: string): Promise<PlacedBuild> {
  const dist = join(packageFolder, 'dist');
  const { name, uses: _uses, offers: _offers, ...build } = await aboutBuild(dist);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const release = `${version}-${await contentHash(dist)}`;
  const folder = `${name}/${release}`;
  await place(dist, join(dataDir, 'releases', folder));
  return {
    name,
    release: {
      url: `${RELEASES_PATH}/${folder}/${name === 'shell' ? 'main.js' : 'mf-manifest.json'}`,
      fallbackUrl: null,
      metadata: { version: release, integrity: null },
      deployment: { traffic: 100, default: true },
      extras: { folder, ...build },
    },
  };
}

async function aboutBuild(dist: string): Promise<ReleaseFile> {
  try {
    return JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as never;
  } catch (cause) {
    throw new Error(`There is no build in ${dist}: run 'npm run build' first.`, { cause });
  }
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
  if (await touch(folder)) return;
  const draft = `${folder}.${randomUUID()}.draft`;
  await mkdir(draft, { recursive: true });
  await cp(dist, draft, { recursive: true });
  await compressFiles(draft);
  try {
    await rename(draft, folder);
  } catch (cause) {
    // Another process that starts now has just put the same build there.
    await rm(draft, { recursive: true, force: true });
    if (!(await touch(folder))) throw cause;
  }
}

/** Marks a folder as placed just now, so that nobody forgets it; false when it is not there. */
async function touch(folder: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(folder, now, now);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw cause;
  }
}
