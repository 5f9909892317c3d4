import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  rewriteRelativeImportExtensions: true,
};

interface Folders {
  source: string;
  target: string;
  /** Folder with the declarations that `tsc -b` emitted. Null copies the TypeScript sources. */
  declarations: string | null;
}

/**
 * Writes the JavaScript and the types of a folder's TypeScript, because Node and webpack do not
 * compile TypeScript below `node_modules`. Returns the modules that the sources import.
 */
export function transpileFolder(folders: Folders, isExcluded: (path: string) => boolean) {
  const importedModules = new Set<string>();
  for (const path of readdirSync(folders.source, { recursive: true, encoding: 'utf8' })) {
    const source = join(folders.source, path);
    if (isExcluded(path) || !/\.\w+$/.test(path)) continue;
    const target = join(folders.target, path);
    mkdirSync(dirname(target), { recursive: true });
    if (!isTypeScript(path) || folders.declarations === null) cpSync(source, target);
    if (!isTypeScript(path)) continue;
    const script = ts.transpileModule(readFileSync(source, 'utf8'), {
      compilerOptions: OPTIONS,
      fileName: path,
    }).outputText;
    writeFileSync(target.replace(/\.tsx?$/, '.js'), script);
    for (const name of listImportedModules(script)) importedModules.add(name);
    if (folders.declarations === null) continue;
    const declaration = path.replace(/\.tsx?$/, '.d.ts');
    cpSync(join(folders.declarations, declaration), join(folders.target, declaration));
  }
  return importedModules;
}

const isTypeScript = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

export const listImportedModules = (script: string): string[] =>
  ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
