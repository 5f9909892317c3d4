import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { nullIfMissing } from './null-if-missing.ts';

/**
 * Number of an entry's newest files that are retained. `FolderStore` never overwrites a file, but
 * writes each new content of an entry to a file with the next number. Operators restore a former
 * content by deleting the newer files.
 */
export const MAX_COPIES = 50;

/**
 * Returns the path of an entry's file with this number. `path` is the path of file 1, because file
 * 1 has no number in its name.
 */
export const getNumberedPath = (path: string, number: number) =>
  number === 1 ? path : `${path}~${number}`;

/**
 * Lists the numbers of an entry's files. The last number is the highest, and its file has the
 * current content.
 */
export async function listCopyNumbers(path: string): Promise<number[]> {
  const name = basename(path);
  const entries = await readdir(dirname(path), { withFileTypes: true }).catch(nullIfMissing);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .flatMap(({ name: entryName }) => {
      if (entryName === name) return [1];
      const number = entryName.startsWith(`${name}~`) ? entryName.slice(name.length + 1) : '';
      return /^[1-9]\d*$/.test(number) ? [Number(number)] : [];
    })
    .sort((a, b) => a - b);
}
