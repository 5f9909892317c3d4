import { posix } from 'node:path';
import ts from 'typescript';

/**
 * Returns a compiler host with these files only. `parsedFiles` caches syntax trees for further
 * programs.
 */
export function virtualHost(
  files: Map<string, string>,
  parsed = new Map<string, ts.SourceFile>(),
): ts.CompilerHost {
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  return {
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    directoryExists: (path) => folders.has(path.replace(/(?<=.)\/$/, '')),
    getDirectories: () => [],
    getSourceFile(path, language) {
      const text = files.get(path);
      if (text === undefined) return undefined;
      const known = parsed.get(path);
      if (known?.text === text) return known;
      const file = ts.createSourceFile(path, text, language);
      parsed.set(path, file);
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

function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '/' ? [folder] : [folder, ...foldersAbove(folder)];
}
