import { readFileSync } from 'node:fs';

/** Part of a remote's federation manifest from which `edge` computes the files of a page. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/**
 * Files of the shell by purpose. In every page, `edge` links or preloads the files in `js`,
 * `preload`, `css` and `fonts`.
 */
export type EntryFiles = Record<'js' | 'preload' | 'css' | 'fonts', string[]> &
  Record<string, string[]>;

export const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(path, 'utf8')) as Content;
