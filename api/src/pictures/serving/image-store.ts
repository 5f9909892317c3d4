import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countOverloadRefusal } from 'server/overload/count-refusal';
import { unavailable } from '../../http/http-error.ts';
import { convertPicture } from './convert.ts';
import type { Format } from '../store/formats.ts';
import { isUploadedName, type PictureStore } from '../store/picture-store.ts';
import {
  createPicture,
  describeUploadedPicture,
  type Picture,
  readSourcePicture,
} from '../store/source-image.ts';

export interface ImageStore {
  /** Rejects with 404 for an unknown file. */
  loadOriginal(file: string): Promise<Picture>;
  /**
   * Rejects with 404 for an unknown built-in picture. Does not check whether an uploaded picture
   * exists.
   */
  findSource(file: string): Promise<SourcePicture>;
  /** Rejects with 404 for an unknown file. */
  loadSized(source: SourcePicture, width: number, format: Format): Promise<Picture>;
}

/** A picture whose file is not read until a conversion needs it. */
export interface SourcePicture extends Pick<Picture, 'contentType' | 'hash'> {
  load(): Promise<Picture>;
}

interface ImageStoreOptions {
  dataDir: string;
  uploads: Pick<PictureStore, 'get'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Largest size of the memory cache, in bytes. */
  maxBytes: number;
}

export const getConversionFolder = (dataDir: string): string => join(dataDir, 'images');

/** Number of hash characters at the beginning of a conversion's file name. */
const HASH_LENGTH = 16;

/** Returns the common beginning of the file names of all conversions of a picture. */
export const getConversionPrefix = (hash: string): string => hash.slice(0, HASH_LENGTH);

/** Opens the store of pictures. Saves converted pictures in `images` under the data folder. */
export function openImageStore({ dataDir, uploads, log, maxBytes }: ImageStoreOptions): ImageStore {
  const folder = getConversionFolder(dataDir);
  const memory = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, compressedBody }) =>
      body.length +
      200 +
      (compressedBody ? compressedBody.br.length + compressedBody.gzip.length : 0),
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

  const loadOriginal = (file: string) =>
    readThroughCache(file, () => readSourcePicture(file, uploads));

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
    loadOriginal,
    async findSource(file) {
      if (isUploadedName(file)) return describeUploadedPicture(file, () => loadOriginal(file));
      const originalPicture = await loadOriginal(file);
      return { ...originalPicture, load: () => Promise.resolve(originalPicture) };
    },
    loadSized(source, width, format) {
      const name = `${getConversionPrefix(source.hash)}-${width}.${format}`;
      return readThroughCache(name, async () => {
        const storedBody = await readFileIfExists(join(folder, name));
        if (storedBody !== null) return createPicture(storedBody, `image/${format}`);
        // Loads the original outside the queue, so that a slow store does not delay other
        // conversions.
        const originalPicture = await source.load();
        return enqueue(name, () => convertAndStore(originalPicture, name, width, format));
      });
    },
  };
}

/** Writes a temporary file and renames it, so that no process reads an incomplete file. */
async function storePicture(folder: string, name: string, body: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draftPath = join(folder, `${name}.${randomUUID()}.tmp`);
  await writeFile(draftPath, body);
  await rename(draftPath, join(folder, name));
}

/**
 * Largest number of waiting and running conversions. Each conversion holds its original picture in
 * memory.
 */
const MAX_CONVERSIONS = 100;

/**
 * Runs tasks one after another. A second call with the key of a pending task gets the promise of
 * that task. Rejects with 503 if too many tasks wait.
 */
function createQueue<Result>() {
  const pendingTasks = new Map<string, Promise<Result>>();
  let lastTask: Promise<unknown> = Promise.resolve();

  return function enqueue(key: string, task: () => Promise<Result>): Promise<Result> {
    const pendingTask = pendingTasks.get(key);
    if (pendingTask !== undefined) return pendingTask;
    if (pendingTasks.size >= MAX_CONVERSIONS) {
      countOverloadRefusal('picture_work');
      return Promise.reject(
        unavailable('The shop is very busy. Please try again in a few seconds.', 'busy'),
      );
    }
    const result = lastTask.then(task).finally(() => pendingTasks.delete(key));
    pendingTasks.set(key, result);
    // The queue ignores the error, so that the next task still runs. The caller gets the error.
    lastTask = result.catch(() => undefined);
    return result;
  };
}

/** Resolves to null if the file does not exist. Rejects for every other error. */
export async function readFileIfExists(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}
