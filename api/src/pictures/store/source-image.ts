import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notFound } from '../../http/http-error.ts';
import { type CompressedBody, compressBody } from '../../http/compressed-body.ts';
import { getContentHash, isUploadedName, type PictureStore } from './picture-store.ts';

export interface Picture {
  body: Buffer;
  contentType: string;
  /** Hash of the body, without quotation marks. */
  hash: string;
  /** Null for formats that are already compressed. */
  compressedBody: CompressedBody | null;
}

export const imagesFolder = fileURLToPath(new URL('../../../images', import.meta.url));

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const validFileName = /^[a-z0-9][\w-]*(\.[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/i;

/** Reads a built-in or uploaded picture. Rejects with 404 for an unknown or invalid name. */
export async function readSourcePicture(
  file: string,
  uploads: Pick<PictureStore, 'get'>,
): Promise<Picture> {
  if (!validFileName.test(file)) throw notFound('There is no such picture.');
  const contentType = getContentType(file);
  if (isUploadedName(file)) {
    const body = await uploads.get(file);
    if (body === null) throw notFound('There is no such picture.');
    return { body, contentType, hash: getContentHash(file), compressedBody: null };
  }
  return readBuiltInPicture(file, contentType);
}

async function readBuiltInPicture(file: string, contentType: string): Promise<Picture> {
  try {
    const body = await readFile(join(imagesFolder, file));
    const isText = contentType === 'image/svg+xml';
    return {
      ...createPicture(body, contentType),
      compressedBody: isText ? await compressBody(body) : null,
    };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw notFound('There is no such picture.');
    }
    throw cause;
  }
}

/** Derives the type and the hash of an uploaded picture from its name, and adds `load`. */
export const describeUploadedPicture = <Load>(file: string, load: Load) => ({
  contentType: getContentType(file),
  hash: getContentHash(file),
  load,
});

export const getContentType = (file: string): string =>
  contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';

export function createPicture(body: Buffer, contentType: string): Picture {
  const hash = createHash('sha256').update(body).digest('base64url');
  return { body, contentType, hash, compressedBody: null };
}
