import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from 'server/store/folder-store';
import type { ObjectStore } from 'server/store/object-store';
import { createBuild, temporaryFolder } from './builds.ts';
import { publishBuilds } from './publish-to.ts';

interface Published<Facts> {
  data: string;
  facts: Facts;
}

/**
 * Folder of this test run, or null if the run has none. `temporary-files.mjs` deletes it after the
 * run, so that no run uses releases that an older version of the code has published.
 */
const SHARED_FOLDER = process.env['TEST_RUN_FOLDER'] ?? null;

const published = new Map<string, Promise<Published<unknown>>>();

/**
 * Returns a copy of a data folder and the result of `publishIn`. `publishIn` fills the folder once
 * per test file and `name`, because release checks start slow processes.
 */
export async function publishOnce<Facts>(
  name: string,
  publishIn: (data: string) => Promise<Facts>,
): Promise<Published<Facts>> {
  const { data: original, facts } = await loadOriginal(name, publishIn);
  const data = temporaryFolder();
  cpSync(original, data, { recursive: true });
  return { data, facts };
}

/**
 * Publishes small builds of these packages. The files of one test run share the folder, because they
 * publish the same builds. Returns the folder of each package's release.
 */
export function publishSmallShop(names: string[]): Promise<Published<Record<string, string>>> {
  return publishOnce(toSmallName(names), (empty) => publishSmall(empty, names));
}

/** Makes small builds of these packages live in an empty store. */
export async function publishSmallBuilds(store: ObjectStore, names: string[]): Promise<void> {
  const { data } = await loadOriginal(toSmallName(names), (empty) => publishSmall(empty, names));
  const releases = join(data, 'releases');
  if (store.folder !== null) return cpSync(releases, store.folder, { recursive: true });
  const original = new FolderStore(releases);
  for (const { key } of await original.list('')) {
    const stored = await original.read(key);
    if (stored) await store.create(key, stored.body);
  }
}

const toSmallName = (names: string[]) => `small ${names.join()}`;

/** Publishes small builds, or copies them from the folder of another file of this test run. */
async function publishSmall(data: string, names: string[]): Promise<Record<string, string>> {
  const shared = SHARED_FOLDER && join(SHARED_FOLDER, `small-${names.join('-')}`);
  if (shared !== null && existsSync(shared)) {
    cpSync(join(shared, 'data'), data, { recursive: true });
    return JSON.parse(readFileSync(join(shared, 'folders.json'), 'utf8')) as Record<string, string>;
  }
  const builds = names.map((name) => createBuild(name));
  const releases = await publishBuilds(data, builds);
  const folders = Object.fromEntries(
    releases.map(({ extras }, index) => [names[index] ?? '', extras.folder]),
  );
  if (shared !== null) share(shared, data, folders);
  return folders;
}

/** Moves a complete copy into place, because other files of the run read the folder at any time. */
function share(shared: string, data: string, folders: Record<string, string>): void {
  const copy = temporaryFolder();
  cpSync(data, join(copy, 'data'), { recursive: true });
  writeFileSync(join(copy, 'folders.json'), JSON.stringify(folders));
  try {
    renameSync(copy, shared);
  } catch (cause) {
    // Another file of the run was faster.
    if (!existsSync(shared)) throw cause;
  }
}

async function loadOriginal<Facts>(
  name: string,
  publishIn: (data: string) => Promise<Facts>,
): Promise<Published<Facts>> {
  const known = published.get(name) ?? publishInNewFolder(publishIn);
  published.set(name, known);
  return (await known) as Published<Facts>;
}

async function publishInNewFolder<Facts>(publishIn: (data: string) => Promise<Facts>) {
  const data = temporaryFolder();
  return { data, facts: await publishIn(data) };
}
