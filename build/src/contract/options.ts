import { join } from 'node:path';
import ts from 'typescript';

/** What a package's tsconfig says, and the files that it names. */
export function readConfig(folder: string): { options: ts.CompilerOptions; files: string[] } {
  const file = join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return { options, files: fileNames };
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
