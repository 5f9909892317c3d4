import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { computeIntegrity } from '../builds/integrity.ts';
import { commitChange } from '../registry/commit-change.ts';
import { readRegistry } from '../registry/registry.ts';
import {
  type ReleaseRecord,
  getReleaseFolder,
  recordKey,
  toRegisteredRelease,
} from '../builds/release-record.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';

/** Returns the folders of the live releases, after a check of their files. */
export async function readLiveFolders({ store, files }: Releases): Promise<string[]> {
  const { registry } = await readRegistry(store);
  const live = Object.values(registry.microFrontends).flatMap((releases) => releases.slice(0, 1));
  return Promise.all(live.map((release) => files.verifyFolder(release)));
}

/** Puts the releases in `folders` into the store as hard links, and makes them live. */
export async function linkReleases(
  { store }: Releases,
  folders: string[],
  author: Author,
): Promise<void> {
  const root = store.folder;
  if (root === null) throw new Error('Releases can only be linked into a store that is a folder.');
  const live: Record<string, RegisteredRelease> = {};
  for (const folder of folders) {
    const body = await readFile(join(folder, 'record.json'));
    const record = JSON.parse(body.toString()) as ReleaseRecord;
    const targetFolder = getReleaseFolder(record);
    for (const path of Object.keys(record.files).filter((filePath) => !filePath.endsWith('.map')))
      await linkOrCopyFile(join(folder, path), join(root, targetFolder, path));
    await linkOrCopyFile(join(folder, 'record.json'), join(root, recordKey(targetFolder)));
    live[record.name] = toRegisteredRelease(record, computeIntegrity(body));
  }
  await commitChange(store, author, () => Promise.resolve({ what: 'release', live }));
}

async function linkOrCopyFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  // Copies the file if a hard link fails. A hard link is impossible between file systems, and
  // sometimes for files of another user.
  await link(from, to).catch(() => copyFile(from, to));
}
