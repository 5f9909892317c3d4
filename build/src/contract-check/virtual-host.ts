import { posix } from 'node:path';
import ts from 'typescript';

export function createVirtualHost(
  files: Map<string, string>,
  parsedFiles = new Map<string, ts.SourceFile>(),
): ts.CompilerHost {
  const folders = new Set([...files.keys()].flatMap(listParentFolders));
  return {
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    directoryExists: (path) => folders.has(path.replace(/(?<=.)\/$/, '')),
    getDirectories: () => [],
    getSourceFile(path, language) {
      const text = files.get(path);
      if (text === undefined) return undefined;
      const parsedFile = parsedFiles.get(path);
      if (parsedFile?.text === text) return parsedFile;
      const file = ts.createSourceFile(path, text, language);
      parsedFiles.set(path, file);
      return file;
    },
    getDefaultLibLocation: () => '/node_modules/typescript/lib',
    getDefaultLibFileName: (options) =>
      `/node_modules/typescript/lib/${ts.getDefaultLibFileName(options)}`,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

function listParentFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '/' ? [folder] : [folder, ...listParentFolders(folder)];
}
