import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ReleaseFile } from 'build/release-file';
import { RELEASE_FILE, parseReleaseFile } from './parse-release-file.ts';
import { addIntegrityHashes } from './integrity.ts';
import { nullIfMissing } from 'server/store/null-if-missing';

export interface LocalBuild {
  releaseFile: ReleaseFile;
  /** Package version, then eight hex digits of the hash of all files that are not derived. */
  version: string;
  files: Map<string, Buffer>;
}

export async function readBuild(packageFolder: string): Promise<LocalBuild> {
  const dist = join(packageFolder, 'dist');
  const hasBuild = (await stat(join(dist, RELEASE_FILE)).catch(nullIfMissing)) !== null;
  if (!hasBuild) throw new Error(`There is no build in ${dist}: run 'npm run build' first.`);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return assembleBuild(version, await readFiles(dist));
}

export function assembleBuild(
  packageVersion: string,
  entries: Iterable<[string, Buffer]>,
): LocalBuild {
  const files = addIntegrityHashes(new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1))));
  const releaseFile = parseReleaseFile(files.get(RELEASE_FILE));
  return { releaseFile, version: `${packageVersion}-${hashContent(files)}`, files };
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of (await readdir(dist, { recursive: true })).sort()) {
    if (!(await stat(join(dist, path))).isFile()) continue;
    files.set(path.split(sep).join('/'), await readFile(join(dist, path)));
  }
  return files;
}

function hashContent(files: LocalBuild['files']): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) if (!isDerived(path)) hash.update(path).update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Matches files that may differ between equal builds. The content hash ignores these files. */
export const isDerived = (path: string) => /((^|\/)mf-stats\.json|\.(map|br|gz))$/.test(path);
