import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { resolveFolder } from '../packages.mjs';

export interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string>;
  [field: string]: unknown;
}

export const readPackageFile = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/**
 * Returns the version of a library that one of `packages` or the root package.json declares. Throws
 * if none of them declares the library.
 */
export function findVersion(name: string, ...packages: PackageFile[]): string {
  const packageFiles = [...packages, readPackageFile(resolveFolder('.'))];
  for (const { dependencies, devDependencies } of packageFiles) {
    const version = dependencies?.[name] ?? devDependencies?.[name];
    if (version !== undefined) return version;
  }
  throw new Error(`'${name}' is imported by a packed package, but no package.json declares it.`);
}

/** Returns the libraries to which the imported modules belong, with their versions. */
export function listDependencies(modules: Iterable<string>, packageFile: PackageFile) {
  const names = [...modules]
    .filter((module) => /^[@a-z]/.test(module) && !isBuiltin(module) && !/^\w+:/.test(module))
    .map((module) => /^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module)
    .filter((name) => name !== packageFile.name);
  const sortedNames = [...new Set(names)].sort();
  return Object.fromEntries(sortedNames.map((name) => [name, findVersion(name, packageFile)]));
}

/** Maps each exported TypeScript module to its JavaScript and its types. */
export const describeExports = (exports: Record<string, string>, areSourcesPacked: boolean) =>
  Object.fromEntries(
    Object.entries(exports).map(([key, file]) => [
      key,
      /\.tsx?$/.test(file)
        ? {
            types: areSourcesPacked ? file : file.replace(/\.tsx?$/, '.d.ts'),
            default: file.replace(/\.tsx?$/, '.js'),
          }
        : file,
    ]),
  );
