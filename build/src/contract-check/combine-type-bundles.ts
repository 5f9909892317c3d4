import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { TypeBundle } from './type-bundle.ts';

export function combineTypeBundles(before: TypeBundle, after: TypeBundle): Map<string, string> {
  const libFolder = 'node_modules/typescript/lib/';
  const libFiles = Object.entries(after.files).filter(([path]) => path.startsWith(libFolder));
  return new Map([
    ...libFiles.map(([path, text]) => [`/${path}`, text] as const),
    ...listFilesBelow('/old', before),
    ...listFilesBelow('/new', after),
  ]);
}

/**
 * Returns the files of a type bundle with paths below `root`. Replaces each package's version by a
 * hash. Otherwise the compiler would read only one of two packages with the same name and version.
 */
const listFilesBelow = (root: string, { files }: TypeBundle) =>
  Object.entries(files).map(([path, text]) => {
    const content = path.endsWith('/package.json') ? replaceVersion(path, text, files) : text;
    return [`${root}/${path}`, content] as const;
  });

function replaceVersion(path: string, text: string, files: Record<string, string>): string {
  const folder = `${posix.dirname(path)}/`;
  const hash = createHash('sha256');
  for (const [file, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (file.startsWith(folder)) hash.update(JSON.stringify([file, content]));
  return JSON.stringify({
    ...(JSON.parse(text) as object),
    version: `0.0.0-h${hash.digest('hex')}`,
  });
}
