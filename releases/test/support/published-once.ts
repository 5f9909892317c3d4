import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from 'server/store/folder-store';
import type { ObjectStore } from 'server/store/object-store';
import { createBuild, temporaryFolder } from './builds.ts';
import { publishBuilds } from './publish-to.ts';

interface Published<Facts> {
  data: string;
  facts: Facts;
}

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

/** Makes small builds of these packages live in an empty store. */
export async function publishSmallBuilds(store: ObjectStore, names: string[]): Promise<void> {
  const { data } = await loadOriginal(`small ${names.join()}`, (empty) =>
    publishBuilds(
      empty,
      names.map((name) => createBuild(name)),
    ),
  );
  const releases = join(data, 'releases');
  if (store.folder !== null) return cpSync(releases, store.folder, { recursive: true });
  const original = new FolderStore(releases);
  for (const { key } of await original.list('')) {
    const stored = await original.read(key);
    if (stored) await store.create(key, stored.body);
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
