import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Pack } from './pack.ts';

/**
 * Combines two type bundles in one virtual file system, below '/old' and '/new'. TypeScript's
 * library files come from the new one.
 */
export function bothPacks(before: Pack, after: Pack): Map<string, string> {
  const lib = 'node_modules/typescript/lib/';
  const platform = Object.entries(after.files).filter(([path]) => path.startsWith(lib));
  return new Map([
    ...platform.map(([path, text]) => [`/${path}`, text] as const),
    ...placed('/old', before),
    ...placed('/new', after),
  ]);
}

/**
 * Lists the files of a type bundle with paths below `root`. Each package gets a hash of its content
 * as version. The compiler would otherwise treat two packages of the same name and version as equal
 * and read only one.
 */
const placed = (root: string, { files }: Pack) =>
  Object.entries(files).map(([path, text]) => {
    const content = path.endsWith('/package.json') ? versioned(path, text, files) : text;
    return [`${root}/${path}`, content] as const;
  });

function versioned(path: string, text: string, files: Record<string, string>): string {
  const folder = `${posix.dirname(path)}/`;
  const hash = createHash('sha256');
  for (const [file, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
    if (file.startsWith(folder)) hash.update(JSON.stringify([file, content]));
  return JSON.stringify({
    ...(JSON.parse(text) as object),
    version: `0.0.0-h${hash.digest('hex')}`,
  });
}
