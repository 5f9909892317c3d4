import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Pack } from './pack.ts';

/** Two packs in one small file system, '/old' and '/new', with the platform of the new one. */
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
 * The compiler takes two packages of one name and version for the same, and reads one. So each has
 * what it holds for its version: libraries that did not change are one, what did change is not.
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
