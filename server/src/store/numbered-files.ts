import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { nullIfMissing } from './null-if-missing.ts';

export const MAX_COPIES = 50;

/**
 * Returns the path of an entry's file with this number. The first file has no number in its name,
 * so that its path is the entry's key.
 */
export const numberedPath = (path: string, number: number) =>
  number === 1 ? path : `${path}~${number}`;

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
