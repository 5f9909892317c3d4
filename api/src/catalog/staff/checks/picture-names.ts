import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db.ts';
import { imagesFolder } from '../../../pictures/store/source-image.ts';
import { pictures } from '../../../pictures/store/tables.ts';

/** Longest file name, in characters. */
const MAX_LENGTH = 200;

const validName = /^[a-z0-9][\w-]*(\.[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/i;

/** Returns whether the value can be the file name of a picture. */
export const isPictureName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTH && validName.test(value);

/**
 * Returns the file names that are neither in the picture library nor among the shop's built-in
 * pictures.
 */
export async function findUnknownPictures(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const unknownNames = new Set(names);
  if (unknownNames.size === 0) return unknownNames;
  const rows = await tx
    .select({ file: pictures.file })
    .from(pictures)
    .where(sql`${pictures.file} = any(${sql.param([...unknownNames])}::text[])`);
  for (const { file } of rows) unknownNames.delete(file);
  if (unknownNames.size > 0)
    for (const file of await readdir(imagesFolder)) unknownNames.delete(file);
  return unknownNames;
}
