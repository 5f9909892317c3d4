import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { replaceLibraryImports } from '../modules/shared-modules.ts';
import { pickPortableOptions, readConfig } from './options.ts';
import type { TypeBundle } from './type-bundle.ts';
import {
  listPackageFolders,
  readModuleFields,
  readPackage,
  readVersions,
  toBundlePath,
} from './package-files.ts';
import { findSlotMistakes } from './slot-types.ts';
import { listImportedNames } from './imported-names.ts';

export interface RemoteSources {
  typeBundle: TypeBundle;
  uses: Record<string, string[]>;
}

export function collectRemoteSources(
  folder: string,
  exposes: string[],
  isProvided: (key: string) => boolean,
): RemoteSources {
  const { options, files: tsconfigFiles } = readConfig(folder);
  const ambientFiles = tsconfigFiles.filter((file) => file.endsWith('.d.ts'));
  const reachedFiles = new Set([...exposes.map((file) => join(folder, file)), ...ambientFiles]);
  const files: Record<string, string> = {};
  const uses = new Map<string, Set<string>>();
  for (const path of reachedFiles) {
    const text = readSource(path, folder);
    files[
      ambientFiles.includes(path)
        ? `room/ambient/${ambientFiles.indexOf(path)}.d.ts`
        : toBundlePath(path, folder)
    ] = text;
    if (/\.[cm]?tsx?$/.test(path))
      for (const importedFile of listImports(path, text, options, isProvided))
        reachedFiles.add(importedFile);
    if (!isSource(path)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const [key, name] of listImportedNames(source, isProvided))
      uses.set(key, (uses.get(key) ?? new Set()).add(name));
  }
  const packages = new Set(
    [...reachedFiles].filter((path) => !ambientFiles.includes(path)).flatMap(listPackageFolders),
  );
  for (const packageFolder of packages)
    files[toBundlePath(join(packageFolder, 'package.json'), folder)] = readModuleFields(
      packageFolder,
      'sources',
    );
  files['room/remote.json'] = readFileSync(join(folder, 'remote.json'), 'utf8');
  const typeBundle = {
    typescript: ts.version,
    versions: readVersions([...packages, ...listDependencyFolders(folder)]),
    options: pickPortableOptions(options),
    files,
  };
  const mistakes = findSlotMistakes(typeBundle);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    typeBundle,
    uses: Object.fromEntries([...uses].sort().map(([key, names]) => [key, [...names].sort()])),
  };
}

function readSource(path: string, folder: string): string {
  const text = readFileSync(path, 'utf8');
  const isOwn = path.startsWith(`${folder}/`) && !path.startsWith(`${folder}/node_modules/`);
  return isSource(path) && !isOwn ? replaceLibraryImports(text) : text;
}

/**
 * Matches sources, also those of an installed `contract`, because each remote compiles them into
 * its build.
 */
const isSource = (path: string) => /(?<!\.d)\.[cm]?tsx?$/.test(path);

function listImports(
  path: string,
  text: string,
  options: ts.CompilerOptions,
  isProvided: (key: string) => boolean,
) {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const importedPaths = importedFiles
    .filter(({ fileName }) => !isProvided(fileName))
    .map(
      ({ fileName }) =>
        ts.resolveModuleName(fileName, path, options, ts.sys).resolvedModule?.resolvedFileName,
    );
  const referencedPaths = referencedFiles.map(({ fileName }) => join(path, '..', fileName));
  return [...importedPaths, ...referencedPaths].filter(
    (file) => file !== undefined && existsSync(file),
  ) as string[];
}

function listDependencyFolders(folder: string): string[] {
  const { dependencies, peerDependencies } = readPackage(folder) as PackageNeeds;
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) =>
    findInstalledFolders(name, folder),
  );
}

const findInstalledFolders = (name: string, folder: string): string[] =>
  [join(folder, 'node_modules', name), join(folder, '../node_modules', name)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .slice(0, 1);

interface PackageNeeds {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
