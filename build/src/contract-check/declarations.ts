import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pickPortableOptions, readConfig } from './options.ts';
import type { TypeBundle } from './type-bundle.ts';
import { ROOT } from '../install-location.ts';
import {
  listPackageFolders,
  readModuleFields,
  readVersions,
  toBundlePath,
} from './package-files.ts';

export interface ShellDeclarations {
  typeBundle: TypeBundle;
  /** Names that the provided modules export, by module. */
  offers: Record<string, string[]>;
  /** Files on which the declarations depend. */
  inputs: string[];
}

export function emitDeclarations(
  shellFolder: string,
  providedModules: string[],
): ShellDeclarations {
  const { options, files: tsconfigFiles, configFiles } = readConfig(shellFolder);
  const emitOptions = { declaration: true, emitDeclarationOnly: true, rootDir: ROOT };
  const compilerOptions: ts.CompilerOptions = { ...pickPortableOptions(options), ...emitOptions };
  const modules = Object.fromEntries(
    providedModules.map((key) => [key, resolveModule(key, shellFolder, compilerOptions)]),
  );
  const showsFile = join(shellFolder, 'src/shows.ts');
  const showsFiles = existsSync(showsFile) ? [showsFile] : [];
  const ambientFiles = tsconfigFiles.filter((file) => file.endsWith('.d.ts'));
  const program = createLinkedProgram(
    [...Object.values(modules), ...showsFiles, ...ambientFiles],
    compilerOptions,
  );

  const files: Record<string, string> = {};
  const { diagnostics } = program.emit(
    undefined,
    (path, text) => (files[toBundlePath(path)] = text),
    undefined,
    true,
  );
  const errors = [...diagnostics, ...program.getOptionsDiagnostics()];
  if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors.slice(0, 5), formatHost));

  const sources = program.getSourceFiles();
  const declarationFiles = sources.filter((file) => file.isDeclarationFile);
  for (const { fileName, text } of declarationFiles) files[toBundlePath(fileName)] = text;
  const packages = [
    ...new Set([...sources.flatMap(({ fileName }) => listPackageFolders(fileName)), shellFolder]),
  ];
  for (const folder of packages)
    files[toBundlePath(join(folder, 'package.json'))] = readModuleFields(folder);
  const remoteFile = join(shellFolder, 'remote.json');
  if (existsSync(remoteFile)) files[toBundlePath(remoteFile)] = readFileSync(remoteFile, 'utf8');
  return {
    typeBundle: {
      typescript: ts.version,
      versions: readVersions(packages),
      options: pickPortableOptions(options),
      files,
    },
    offers: listExportedNames(program, modules),
    inputs: [
      ...sources.map(({ fileName }) => fileName),
      ...packages.map((folder) => join(folder, 'package.json')),
      ...configFiles,
      ...(existsSync(remoteFile) ? [remoteFile] : []),
    ],
  };
}

/**
 * Creates a program with linked workspaces as additional roots. Otherwise TypeScript would emit no
 * declarations for these workspaces, because they are in node_modules.
 */
function createLinkedProgram(roots: string[], options: ts.CompilerOptions): ts.Program {
  const program = ts.createProgram(roots, options);
  const linkedFiles = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && program.isSourceFileFromExternalLibrary(file))
    .map(({ fileName }) => fileName);
  return linkedFiles.length === 0
    ? program
    : ts.createProgram([...roots, ...linkedFiles], options, undefined, program);
}

function resolveModule(key: string, folder: string, options: ts.CompilerOptions): string {
  const { resolvedModule } = ts.resolveModuleName(key, join(folder, 'src/x.ts'), options, ts.sys);
  if (resolvedModule) return resolvedModule.resolvedFileName;
  throw new Error(`The shell is to provide '${key}', but no such module is installed.`);
}

const formatHost = {
  getCanonicalFileName: (name: string) => name,
  getCurrentDirectory: () => '',
  getNewLine: () => '\n',
};

function listExportedNames(
  program: ts.Program,
  modules: Record<string, string>,
): Record<string, string[]> {
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(modules).map(([key, path]) => {
      const file = program.getSourceFile(path);
      const symbol = file && checker.getSymbolAtLocation(file);
      const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
      return [key, names.sort()];
    }),
  );
}
