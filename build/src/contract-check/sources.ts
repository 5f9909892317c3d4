import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { withFacade } from '../schema-library.ts';
import { portable, readConfig } from './options.ts';
import type { Pack } from './pack.ts';
import { packagePart, packagesOf, placeInPack, readPackage, versionsOf } from './places.ts';
import { slotMistakes } from './slot-types.ts';
import { takenNames } from './taken-names.ts';

export interface Taken {
  pack: Pack;
  /** Names that the remote imports from the shell's modules, by module. */
  uses: Record<string, string[]>;
}

/**
 * Returns the sources that the exposed modules of a remote import, and the declarations of its own
 * packages. It omits modules that the shell provides (`isProvided`). Throws if the remote does not
 * declare the expected types of embedded slots.
 */
export function sourcesTaken(
  folder: string,
  exposes: string[],
  isGiven: (key: string) => boolean,
): Taken {
  const { options, files: named } = readConfig(folder);
  const ambient = named.filter((file) => file.endsWith('.d.ts'));
  const reached = new Set([...exposes.map((file) => join(folder, file)), ...ambient]);
  const files: Record<string, string> = {};
  const uses = new Map<string, Set<string>>();
  for (const path of reached) {
    const text = sourceText(path, folder);
    files[
      ambient.includes(path)
        ? `room/ambient/${ambient.indexOf(path)}.d.ts`
        : placeInPack(path, folder)
    ] = text;
    if (/\.[cm]?tsx?$/.test(path))
      for (const found of importsOf(path, text, options, isGiven)) reached.add(found);
    if (!isSource(path)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const [key, name] of takenNames(source, isGiven))
      uses.set(key, (uses.get(key) ?? new Set()).add(name));
  }
  const packages = new Set(
    [...reached].filter((path) => !ambient.includes(path)).flatMap(packagesOf),
  );
  for (const one of packages)
    files[placeInPack(join(one, 'package.json'), folder)] = packagePart(one, 'sources');
  files['room/room.json'] = readFileSync(join(folder, 'room.json'), 'utf8');
  const pack = {
    typescript: ts.version,
    versions: versionsOf([...packages, ...askedFor(folder)]),
    options: portable(options),
    files,
  };
  const mistakes = slotMistakes(pack);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    pack,
    uses: Object.fromEntries([...uses].sort().map(([key, names]) => [key, [...names].sort()])),
  };
}

/** Returns a source as it is compiled into the remote. */
function sourceText(path: string, folder: string): string {
  const text = readFileSync(path, 'utf8');
  return isSource(path) && !path.startsWith(`${folder}/`) ? withFacade(text) : text;
}

const isSource = (path: string) =>
  /(?<!\.d)\.[cm]?tsx?$/.test(path) && !path.includes('/node_modules/');

/** Returns the files that a source imports, without the shell's modules and without stylesheets. */
function importsOf(
  path: string,
  text: string,
  options: ts.CompilerOptions,
  isGiven: (key: string) => boolean,
) {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true);
  const imported = importedFiles
    .filter(({ fileName }) => !isGiven(fileName))
    .map(
      ({ fileName }) =>
        ts.resolveModuleName(fileName, path, options, ts.sys).resolvedModule?.resolvedFileName,
    );
  const referenced = referencedFiles.map(({ fileName }) => join(path, '..', fileName));
  return [...imported, ...referenced].filter(
    (file) => file !== undefined && existsSync(file),
  ) as string[];
}

/** Returns the folders of the packages in the remote's package.json. */
function askedFor(folder: string): string[] {
  const { dependencies, peerDependencies } = readPackage(folder) as PackageNeeds;
  return Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) =>
    installed(name, folder),
  );
}

const installed = (name: string, from: string): string[] =>
  [join(from, 'node_modules', name), join(from, '../node_modules', name)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .slice(0, 1);

interface PackageNeeds {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
