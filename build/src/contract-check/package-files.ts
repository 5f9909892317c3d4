import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../install-location.ts';

interface PackageFile {
  name: string;
  version: string;
  [field: string]: unknown;
}

/**
 * Returns the folders with a package.json above a file. A package.json within a package counts too,
 * because it affects module resolution.
 */
export function listPackageFolders(file: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(file); folder !== ROOT; folder = dirname(folder)) {
    if (folder === dirname(folder)) throw new Error(`${file} lies outside the repository.`);
    if (existsSync(join(folder, 'package.json'))) folders.push(folder);
    if (/node_modules\/(@[^/]+\/)?[^/]+$/.test(folder)) break;
  }
  return folders;
}

export const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

export const readVersions = (folders: string[]): Record<string, string> =>
  Object.fromEntries(
    folders
      .map(readPackage)
      .filter(({ name, version }) => name && version)
      .map(({ name, version }) => [name, version] as const)
      .sort(),
  );

/**
 * Returns the path of a file in the type bundle of a release. Files of `remoteFolder` are below
 * 'room'. Files of other workspaces get the path of an installed package.
 */
export function toBundlePath(file: string, remoteFolder?: string): string {
  // Cuts the path at node_modules, because an installed package may be a link to a folder
  // elsewhere.
  const installedPath = /\/(node_modules\/.*)$/.exec(file)?.[1];
  const path = relative(ROOT, file);
  if (path.startsWith('..') && installedPath) return installedPath;
  if (path.startsWith('..')) throw new Error(`${file} lies outside the repository.`);
  if (path.startsWith('node_modules/')) return path;
  const [workspace = '', ...rest] = path.split('/');
  const folder = join(ROOT, workspace);
  return [
    folder === remoteFolder ? 'room' : `node_modules/${readPackage(folder).name}`,
    ...rest,
  ].join('/');
}

export function readModuleFields(
  folder: string,
  content: 'declarations' | 'sources' = 'declarations',
): string {
  const file = readPackage(folder);
  const presentFields = MODULE_FIELDS.flatMap((field) =>
    field in file ? [[field, file[field]] as const] : [],
  );
  const text = JSON.stringify(Object.fromEntries(presentFields));
  return content === 'sources' || folder.includes('node_modules')
    ? text
    : text.replaceAll(/(?<!\.d)\.tsx?"/g, '.d.ts"');
}

const MODULE_FIELDS = [
  'name',
  'version',
  'type',
  'main',
  'module',
  'types',
  'typings',
  'typesVersions',
  'exports',
  'imports',
];
