import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { exportedNames } from './offers.ts';
import { portable, readConfig } from './options.ts';
import type { Pack } from './pack.ts';
import { ROOT, packagePart, packagesOf, placeInPack, versionsOf } from './places.ts';

export interface Given {
  pack: Pack;
  /** Exported names of the provided modules, by module. */
  offers: Record<string, string[]>;
  /** Paths of all input files. */
  inputs: string[];
}

/**
 * Returns the declarations of the modules in `keys`, of all libraries that they use and of
 * TypeScript's own library. Throws if a module is missing or a declaration cannot be emitted.
 */
export function declarationsGiven(shellFolder: string, keys: string[]): Given {
  const { options, files: named, from } = readConfig(shellFolder);
  const emitting = { declaration: true, emitDeclarationOnly: true, rootDir: ROOT };
  const built: ts.CompilerOptions = { ...portable(options), ...emitting };
  const modules = Object.fromEntries(keys.map((key) => [key, resolve(key, shellFolder, built)]));
  const shows = join(shellFolder, 'src/shows.ts');
  const beside = existsSync(shows) ? [shows] : [];
  const ambient = named.filter((file) => file.endsWith('.d.ts'));
  const program = withLinked([...Object.values(modules), ...beside, ...ambient], built);

  const files: Record<string, string> = {};
  const { diagnostics } = program.emit(
    undefined,
    (path, text) => (files[placeInPack(path)] = text),
    undefined,
    true,
  );
  const wrong = [...diagnostics, ...program.getOptionsDiagnostics()];
  if (wrong.length > 0) throw new Error(ts.formatDiagnostics(wrong.slice(0, 5), formatting));

  const sources = program.getSourceFiles();
  const given = sources.filter((file) => file.isDeclarationFile);
  for (const { fileName, text } of given) files[placeInPack(fileName)] = text;
  const packages = [
    ...new Set([...sources.flatMap(({ fileName }) => packagesOf(fileName)), shellFolder]),
  ];
  for (const folder of packages)
    files[placeInPack(join(folder, 'package.json'))] = packagePart(folder);
  const room = join(shellFolder, 'room.json');
  if (existsSync(room)) files[placeInPack(room)] = readFileSync(room, 'utf8');
  return {
    pack: {
      typescript: ts.version,
      versions: versionsOf(packages),
      options: portable(options),
      files,
    },
    offers: exportedNames(program, modules),
    inputs: [
      ...sources.map(({ fileName }) => fileName),
      ...packages.map((folder) => join(folder, 'package.json')),
      ...from,
      ...(existsSync(room) ? [room] : []),
    ],
  };
}

/**
 * Creates a program with linked workspace packages as additional roots. TypeScript emits no
 * declarations for files that it found in node_modules, where workspaces are linked.
 */
function withLinked(roots: string[], options: ts.CompilerOptions): ts.Program {
  const program = ts.createProgram(roots, options);
  const linked = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && program.isSourceFileFromExternalLibrary(file))
    .map(({ fileName }) => fileName);
  return linked.length === 0
    ? program
    : ts.createProgram([...roots, ...linked], options, undefined, program);
}

function resolve(key: string, from: string, options: ts.CompilerOptions): string {
  const { resolvedModule } = ts.resolveModuleName(key, join(from, 'src/x.ts'), options, ts.sys);
  if (resolvedModule) return resolvedModule.resolvedFileName;
  throw new Error(`The shell is to provide '${key}', but no such module is installed.`);
}

const formatting = {
  getCanonicalFileName: (name: string) => name,
  getCurrentDirectory: () => '',
  getNewLine: () => '\n',
};
