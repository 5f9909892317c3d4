import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './release.ts';

/** Which release of each micro-frontend is live (frontend-discovery schema, v1-pre). */
export interface Registry {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
  microFrontends: Record<string, Release[]>;
}

const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const fileOf = (dataDir: string) => join(dataDir, 'registry.json');

/** The registry as it stands; empty before the first release. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as Registry;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      return { schema: SCHEMA, microFrontends: {} };
    throw new Error(
      `The registry ${fileOf(dataDir)} cannot be read: restore it or publish again.`,
      { cause },
    );
  }
}

/** Makes releases live. Written whole or not at all: readers see the old registry or the new one. */
export async function writeRegistry(dataDir: string, registry: Registry): Promise<void> {
  const draft = `${fileOf(dataDir)}.${randomUUID()}.draft`;
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(draft, fileOf(dataDir));
}
