import { readFileSync } from 'node:fs';

/**
 * The parts of a remote's federation manifest from which the page server `edge` finds out which
 * files a page needs.
 */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/**
 * The shell's files by purpose. `edge` links or preloads those of the first four keys in every
 * page.
 */
export type EntryFiles = Record<'js' | 'preload' | 'css' | 'fonts', string[]> &
  Record<string, string[]>;

export const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(path, 'utf8')) as Content;
