import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readIfThere } from './read-if-there.ts';
import { convert } from './convert.ts';
import type { Format } from './formats.ts';
import { createQueue } from './queue.ts';
import { picture, readSource, type Picture } from './source-image.ts';

export interface ImageStore {
  /** Returns the original picture. Rejects with 404 for an unknown file. */
  original(file: string): Promise<Picture>;
  /** Returns the picture with this width in px and this format. Stores conversions on disk. */
  sized(source: Picture, width: number, format: Format): Promise<Picture>;
}

/** Size of the memory cache for pictures, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Opens the store of pictures. Conversions are stored in `images` under the data folder. */
export function openImageStore(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): ImageStore {
  const folder = join(dataDir, 'images');
  const memory = new LRUCache<string, Picture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, packed }) =>
      body.length + 200 + (packed ? packed.br.length + packed.gzip.length : 0),
  });
  const enqueue = createQueue<Picture>();

  async function remembered(key: string, find: () => Promise<Picture>): Promise<Picture> {
    const known = memory.get(key);
    if (known !== undefined) return known;
    const found = await find();
    memory.set(key, found);
    return found;
  }

  async function make(source: Picture, name: string, width: number, format: Format) {
    const body = await convert(source, width, format);
    try {
      await keep(folder, name, body);
    } catch (cause) {
      log.warn({ err: cause }, 'a converted picture could not be stored');
    }
    return picture(body, `image/${format}`);
  }

  return {
    original: (file) => remembered(file, () => readSource(file)),
    sized(source, width, format) {
      const name = `${source.hash.slice(0, 16)}-${width}.${format}`;
      return remembered(name, async () => {
        const kept = await readIfThere(join(folder, name));
        if (kept !== null) return picture(kept, `image/${format}`);
        return enqueue(name, () => make(source, name, width, format));
      });
    },
  };
}

/** Writes a picture atomically, so that no other process reads an incomplete file. */
async function keep(folder: string, name: string, body: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.${randomUUID()}.tmp`);
  await writeFile(draft, body);
  await rename(draft, join(folder, name));
}
