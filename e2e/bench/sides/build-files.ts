import { readFileSync } from 'node:fs';

/** The part of a room's federation manifest by which `edge` names the files of a page. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[]; async: string[] }> }[];
}

/** What `edge` links and preloads of the shell, and what else a build lists there. */
export type EntryFiles = Record<'js' | 'preload' | 'css' | 'fonts', string[]> &
  Record<string, string[]>;

export const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(path, 'utf8')) as Content;
