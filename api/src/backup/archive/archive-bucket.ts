import { Readable } from 'node:stream';
import { openStore } from 'server/store/open-store';
import type { BucketLocation } from 'server/store/s3-store';
import type { ObjectStore } from 'server/store/object-store';
import { isArchiveName } from './archive-name.ts';
import { type ArchiveStore, LEFT_OVER_AFTER_MS } from './archive-store.ts';

/**
 * Minimum size of each part of an archive except the last, in bytes. The upload of a part of this
 * size ends within the time limit of the S3 store.
 */
const MIN_PART_BYTES = 8 * 1024 * 1024;

/**
 * Name of the last object of an archive. This object contains the number of the other objects and
 * their total size.
 */
const END_NAME = 'complete';

/**
 * Opens an S3 bucket with archives. An archive is a series of objects `NAME/000001`, `NAME/000002`
 * and so on. The archive is complete when `NAME/complete` exists.
 */
export async function openArchiveBucket(location: BucketLocation): Promise<ArchiveStore> {
  const store = await openStore(location);
  const describe = (name: string) => `s3://${location.bucket}/${location.prefix}${name}`;
  return {
    describe,
    async write(name, content) {
      await removeLeftOvers(store);
      let [count, bytes] = [0, 0];
      try {
        for await (const body of splitIntoParts(content)) {
          count += 1;
          bytes += body.length;
          await store.create(toKey(name, count), body);
        }
        await store.create(`${name}/${END_NAME}`, Buffer.from(JSON.stringify({ count, bytes })));
        return bytes;
      } catch (cause) {
        await removeObjects(store, name);
        throw cause;
      }
    },
    async open(name) {
      const end = await store.read(`${name}/${END_NAME}`);
      if (end === null) throw new Error(`There is no archive ${describe(name)}.`);
      const { count } = JSON.parse(String(end.body)) as { count: number };
      return Readable.from(readObjects(store, name, count), { objectMode: false });
    },
    list: async () => (await listArchives(store)).filter(isComplete).map(({ name }) => name),
    remove: (name) => removeObjects(store, name),
  };
}

interface StoredArchive {
  name: string;
  parts: string[];
  /** Time at which the newest object was stored, in ms since 1970. */
  storedAt: number;
}

const isComplete = ({ parts }: StoredArchive) => parts.includes(END_NAME);

/** Resolves to all complete and unfinished archives, oldest first. */
async function listArchives(store: ObjectStore): Promise<StoredArchive[]> {
  const archives = new Map<string, StoredArchive>();
  for (const { key, storedAt } of await store.list('shop-')) {
    const [name = '', part = ''] = key.split('/');
    if (!isArchiveName(name)) continue;
    const archive = archives.get(name) ?? { name, parts: [], storedAt };
    archive.parts.push(part);
    archive.storedAt = Math.max(archive.storedAt, storedAt);
    archives.set(name, archive);
  }
  return [...archives.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Deletes unfinished archives that are older than `LEFT_OVER_AFTER_MS`. A killed backup leaves such
 * an archive.
 */
async function removeLeftOvers(store: ObjectStore): Promise<void> {
  for (const archive of await listArchives(store))
    if (!isComplete(archive) && archive.storedAt < Date.now() - LEFT_OVER_AFTER_MS)
      await removeObjects(store, archive.name);
}

const toKey = (name: string, partNumber: number) =>
  `${name}/${String(partNumber).padStart(6, '0')}`;

async function* splitIntoParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < MIN_PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(chunks);
}

async function* readObjects(store: ObjectStore, name: string, count: number) {
  for (let number = 1; number <= count; number += 1) {
    const entry = await store.read(toKey(name, number));
    if (entry === null) throw new Error(`Object ${toKey(name, number)} is missing.`);
    yield entry.body;
  }
}

/**
 * Removes the object `complete` first, so that a partly deleted archive never counts as complete.
 */
async function removeObjects(store: ObjectStore, name: string): Promise<void> {
  await store.remove(`${name}/${END_NAME}`);
  for (const { key } of await store.list(`${name}/`)) await store.remove(key);
}
