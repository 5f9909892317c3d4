import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ReleaseFile } from 'build/release-file';
import { ABOUT, parseAbout } from './about-build.ts';
import { withHashes } from './integrity.ts';
import { nullIfGone } from './store/null-if-gone.ts';

/** What a package's build has left in its `dist`. */
export interface LocalBuild {
  about: ReleaseFile;
  /** The package's version and eight hex digits of all that is released, names and contents. */
  version: string;
  /** By their paths below `dist`. */
  files: Map<string, Buffer>;
}

/** Reads a build. Throws when there is none. */
export async function readBuild(packageFolder: string): Promise<LocalBuild> {
  const dist = join(packageFolder, 'dist');
  const hasBuild = (await stat(join(dist, ABOUT)).catch(nullIfGone)) !== null;
  if (!hasBuild) throw new Error(`There is no build in ${dist}: run 'npm run build' first.`);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return buildOf(version, await filesOf(dist));
}

/** The build that files are, of a package with this version. Throws when they do not say what they are. */
export function buildOf(packageVersion: string, given: Iterable<[string, Buffer]>): LocalBuild {
  const files = withHashes(new Map([...given].sort(([a], [b]) => (a < b ? -1 : 1))));
  const about = parseAbout(files.get(ABOUT));
  return { about, version: `${packageVersion}-${contentHash(files)}`, files };
}

async function filesOf(dist: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of (await readdir(dist, { recursive: true })).sort()) {
    if (!(await stat(join(dist, path))).isFile()) continue;
    files.set(path.split(sep).join('/'), await readFile(join(dist, path)));
  }
  return files;
}

function contentHash(files: LocalBuild['files']): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) if (!isDerived(path)) hash.update(path).update(content);
  return hash.digest('hex').slice(0, 8);
}

/**
 * What belongs to a version without making it: maps change with comments, compressed files with the version
 * of the tool that compressed them, and the list of what is shared, which only people read, comes in any
 * order. The first that are stored stay.
 */
export const isDerived = (path: string) => /((^|\/)mf-stats\.json|\.(map|br|gz))$/.test(path);
