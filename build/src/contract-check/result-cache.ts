import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export async function readCachedResult<Result>(
  folder: string,
  key: string,
): Promise<Result | undefined> {
  const path = join(folder, `${key}.json`);
  try {
    const now = new Date();
    await utimes(path, now, now);
    return JSON.parse(await readFile(path, 'utf8')) as Result;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Writes a result atomically, and deletes the results that were not used for longest. */
export async function cacheResult(folder: string, key: string, result: unknown): Promise<void> {
  const path = join(folder, `${key}.json`);
  const temporaryPath = `${path}.${randomUUID()}.draft`;
  await mkdir(folder, { recursive: true });
  await writeFile(temporaryPath, JSON.stringify(result));
  await rename(temporaryPath, path);
  const names = await readdir(folder);
  if (names.length <= MAX_RESULTS) return;
  const resultsByUse = await Promise.all(
    names.map(async (name) => ({ name, at: await readLastUse(join(folder, name)) })),
  );
  const oldResults = resultsByUse.sort((a, b) => b.at - a.at).slice(MAX_RESULTS);
  await Promise.all(oldResults.map(({ name }) => rm(join(folder, name), { force: true })));
}

/**
 * Returns the key of a result. The key depends on `inputs`, the content of `files`, the code of
 * this folder and the compiler's version.
 */
export async function computeCacheKey(inputs: unknown, files: string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of [...checkerFiles, ...files]) hash.update(await hashFile(file));
  return hash.digest('hex').slice(0, 32);
}

const hashFile = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest();

const checkerFiles = [
  ...readdirSync(import.meta.dirname)
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()
    .map((file) => join(import.meta.dirname, file)),
  createRequire(import.meta.url).resolve('typescript/package.json'),
];

const readLastUse = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const MAX_RESULTS = 500;
