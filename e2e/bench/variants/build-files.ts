import { readFileSync } from 'node:fs';

/** The part of a remote's federation manifest from which `edge` names the files of a page. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** Files of the shell that `edge` links and preloads, and other files of a build. */
export type EntryFiles = Record<'js' | 'preload' | 'css' | 'fonts', string[]> &
  Record<string, string[]>;

export const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(path, 'utf8')) as Content;
