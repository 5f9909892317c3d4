import { join } from 'node:path';
import ts from 'typescript';

export interface Config {
  options: ts.CompilerOptions;
  files: string[];
  configFiles: string[];
}

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
  return { options, files: fileNames, configFiles: [file, ...(source.extendedSourceFiles ?? [])] };
}

/** Keeps options that affect types. Omits paths, outputs and style checks. */
export const pickPortableOptions = (options: ts.CompilerOptions): ts.CompilerOptions => ({
  ...Object.fromEntries(
    Object.entries(options).filter(([name]) => !OMITTED_OPTIONS.includes(name)),
  ),
  types: [],
});

const OMITTED_OPTIONS = [
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
