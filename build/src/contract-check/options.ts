import { join } from 'node:path';
import ts from 'typescript';

export interface Config {
  options: ts.CompilerOptions;
  /** The files that it names. */
  files: string[];
  /** The tsconfig itself and what it extends. */
  from: string[];
}

/** Reads a package's tsconfig. Throws when there is none. */
export function readConfig(folder: string): Config {
  const file = join(folder, 'tsconfig.json');
  const source = ts.readJsonConfigFile(file, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonSourceFileConfigFileContent(
    source,
    ts.sys,
    folder,
  );
  const [error] = errors;
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  return { options, files: fileNames, from: [file, ...(source.extendedSourceFiles ?? [])] };
}

/** What of the options decides whether code compiles; places, outputs and tidiness are left out. */
export const portable = (options: ts.CompilerOptions): ts.CompilerOptions => ({
  ...Object.fromEntries(Object.entries(options).filter(([name]) => !LEFT_OUT.includes(name))),
  types: [],
});

const LEFT_OUT = [
  'outDir',
  'rootDir',
  'baseUrl',
  'configFilePath',
  'tsBuildInfoFile',
  'composite',
  'incremental',
  'declaration',
  'emitDeclarationOnly',
  'noUnusedLocals',
  'noUnusedParameters',
];
