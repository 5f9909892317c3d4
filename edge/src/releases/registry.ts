import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './release.ts';

/**
 * Which release of each micro-frontend is live (frontend-discovery schema, v1-pre). The first of
 * each is; those after it stay served, and can be gone back to.
 */
export interface Registry {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
  microFrontends: Record<string, Release[]>;
}

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One file per package, so that two that are released at the same instant cannot undo each other. */
const folderOf = (dataDir: string) => join(dataDir, 'registry');

/** The registry as it stands; empty before the first release. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const files = await filesOf(folderOf(dataDir));
  const entries = files.map(async (file) => {
    const path = join(folderOf(dataDir), file);
    try {
      return [
        file.replace('.json', ''),
        JSON.parse(await readFile(path, 'utf8')) as Release[],
      ] as const;
    } catch (cause) {
      throw new Error(
        `The registry's ${path} cannot be read: remove it and release the package again.`,
        {
          cause,
        },
      );
    }
  });
  return { schema: SCHEMA, microFrontends: Object.fromEntries(await Promise.all(entries)) };
}

/** Says which releases a package has, the live one first. Written whole or not at all. */
export async function writeReleases(
  dataDir: string,
  name: string,
  releases: Release[],
): Promise<void> {
  const file = join(folderOf(dataDir), `${name}.json`);
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(draft, `${JSON.stringify(releases, null, 2)}\n`);
  await rename(draft, file);
}

const filesOf = async (folder: string) => {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
};
