import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from 'server/store/folder-store';
import type { ObjectStore } from 'server/store/object-store';
import { buildOf, temporaryFolder } from './builds.ts';
import { publishTo } from './publish-to.ts';

interface Published<Facts> {
  data: string;
  facts: Facts;
}

const published = new Map<string, Promise<Published<unknown>>>();

/**
 * Returns a copy of a data folder and the result of `publishIn`. `publishIn` fills the folder once
 * per test file and `name`, because release checks start slow processes.
 */
export async function publishedOnce<Facts>(
  name: string,
  publishIn: (data: string) => Promise<Facts>,
): Promise<Published<Facts>> {
  const { data: original, facts } = await originalOf(name, publishIn);
  const data = temporaryFolder();
  cpSync(original, data, { recursive: true });
  return { data, facts };
}

/** Makes small builds of these packages live in an empty store. */
export async function releaseInto(store: ObjectStore, names: string[]): Promise<void> {
  const { data } = await originalOf(`small ${names.join()}`, (empty) =>
    publishTo(
      empty,
      names.map((name) => buildOf(name)),
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

async function originalOf<Facts>(
  name: string,
  publishIn: (data: string) => Promise<Facts>,
): Promise<Published<Facts>> {
  const known = published.get(name) ?? made(publishIn);
  published.set(name, known);
  return (await known) as Published<Facts>;
}

async function made<Facts>(publishIn: (data: string) => Promise<Facts>) {
  const data = temporaryFolder();
  return { data, facts: await publishIn(data) };
}
