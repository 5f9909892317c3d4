import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isArchiveName } from './archive-name.ts';
import { type ArchiveStore, LEFT_OVER_AFTER_MS } from './archive-store.ts';

const PARTIAL_SUFFIX = '.partial';

export function openArchiveFolder(folder: string): ArchiveStore {
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      await removeLeftOvers(folder);
      const draft = join(folder, `${name}${PARTIAL_SUFFIX}`);
      try {
        const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(content, file);
        await rename(draft, join(folder, name));
        await flushFolder(folder);
        return file.bytesWritten;
      } catch (cause) {
        await rm(draft, { force: true });
        throw cause;
      }
    },
    async open(name) {
      const file = await open(join(folder, name)).catch((cause: unknown) => {
        throw new Error(`There is no archive ${join(folder, name)}.`, { cause });
      });
      return createReadStream('', { fd: file });
    },
    list: async () => (await readdir(folder)).filter(isArchiveName).sort(),
    remove: (name) => rm(join(folder, name), { force: true }),
    describe: (name) => join(folder, name),
  };
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(PARTIAL_SUFFIX) || !isArchiveName(name.slice(0, -PARTIAL_SUFFIX.length)))
      continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < Date.now() - LEFT_OVER_AFTER_MS) await rm(join(folder, name), { force: true });
  }
}

/** Flushes the folder to disk, so that a renamed file survives a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
