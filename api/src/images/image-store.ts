import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFileIfExists } from './read-file-if-exists.ts';
import { convertPicture } from './convert.ts';
import type { Format } from './formats.ts';
import { createPicture, type Picture, readSourcePicture } from './source-image.ts';

export interface ImageStore {
  /** Rejects with 404 for an unknown file. */
  loadOriginal(file: string): Promise<Picture>;
  loadSized(source: Picture, width: number, format: Format): Promise<Picture>;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Stores conversions in `images` under the data folder. */
export function openImageStore(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>): ImageStore {
  const folder = join(dataDir, 'images');
  const memory = new LRUCache<string, Picture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, packed }) =>
      body.length + 200 + (packed ? packed.br.length + packed.gzip.length : 0),
  });
  const enqueue = createQueue<Picture>();

  async function readThroughCache(
    key: string,
    loadPicture: () => Promise<Picture>,
  ): Promise<Picture> {
    const cachedPicture = memory.get(key);
    if (cachedPicture !== undefined) return cachedPicture;
    const loadedPicture = await loadPicture();
    memory.set(key, loadedPicture);
    return loadedPicture;
  }

  async function convertAndStore(source: Picture, name: string, width: number, format: Format) {
    const body = await convertPicture(source, width, format);
    try {
      await storePicture(folder, name, body);
    } catch (cause) {
      log.warn({ err: cause }, 'a converted picture could not be stored');
    }
    return createPicture(body, `image/${format}`);
  }

  return {
    loadOriginal: (file) => readThroughCache(file, () => readSourcePicture(file)),
    loadSized(source, width, format) {
      const name = `${source.hash.slice(0, 16)}-${width}.${format}`;
      return readThroughCache(name, async () => {
        const storedBody = await readFileIfExists(join(folder, name));
        if (storedBody !== null) return createPicture(storedBody, `image/${format}`);
        return enqueue(name, () => convertAndStore(source, name, width, format));
      });
    },
  };
}

/** No other process reads an incomplete file. */
async function storePicture(folder: string, name: string, body: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draftPath = join(folder, `${name}.${randomUUID()}.tmp`);
  await writeFile(draftPath, body);
  await rename(draftPath, join(folder, name));
}

/** Runs tasks one after another. A second call with an unfinished key gets the same promise. */
function createQueue<Result>() {
  const pendingTasks = new Map<string, Promise<Result>>();
  let lastTask: Promise<unknown> = Promise.resolve();

  return function enqueue(key: string, task: () => Promise<Result>): Promise<Result> {
    const pendingTask = pendingTasks.get(key);
    if (pendingTask !== undefined) return pendingTask;
    const result = lastTask.then(task).finally(() => pendingTasks.delete(key));
    pendingTasks.set(key, result);
    // The caller gets the error, and the next task still runs.
    lastTask = result.catch(() => undefined);
    return result;
  };
}
