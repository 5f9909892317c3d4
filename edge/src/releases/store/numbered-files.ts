import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { nullIfGone } from './null-if-gone.ts';

/**
 * How many numbers of a file are kept: far more than can come between a reader's or a writer's look at
 * the folder and its next step.
 */
export const KEPT_NUMBERS = 50;

/** The first is the file itself, so that what is never replaced can be read in place. */
export const fileOfNumber = (path: string, number: number) =>
  number === 1 ? path : `${path}~${number}`;

/** The numbers under which a file is there, in order; the last one counts. */
export async function numbersOf(path: string): Promise<number[]> {
  const name = basename(path);
  const entries = await readdir(dirname(path), { withFileTypes: true }).catch(nullIfGone);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .flatMap(({ name: one }) => {
      if (one === name) return [1];
      const number = one.startsWith(`${name}~`) ? one.slice(name.length + 1) : '';
      return /^[1-9]\d*$/.test(number) ? [Number(number)] : [];
    })
    .sort((a, b) => a - b);
}
