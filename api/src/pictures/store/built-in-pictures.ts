import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { getContentType, imagesFolder } from './source-image.ts';

export interface BuiltInPicture {
  file: string;
  /** Width and height in px. */
  width: number;
  height: number;
  bytes: number;
}

let pictures: Promise<BuiltInPicture[]> | undefined;

/**
 * Lists the pictures that come with the shop, by name. Reads their files once. If they could not be
 * read, the next call tries again.
 */
export function listBuiltInPictures(): Promise<BuiltInPicture[]> {
  pictures ??= readBuiltInPictures().catch((cause: unknown) => {
    pictures = undefined;
    throw cause;
  });
  return pictures;
}

async function readBuiltInPictures(): Promise<BuiltInPicture[]> {
  const files = (await readdir(imagesFolder)).filter(isPicture).sort();
  return Promise.all(files.map(describePicture));
}

const isPicture = (file: string) => getContentType(file).startsWith('image/');

async function describePicture(file: string): Promise<BuiltInPicture> {
  const path = join(imagesFolder, file);
  const [{ width, height }, { size }] = await Promise.all([sharp(path).metadata(), stat(path)]);
  return { file, width, height, bytes: size };
}
