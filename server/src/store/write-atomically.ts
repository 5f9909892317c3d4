import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a temporary file and renames it, so that no process reads an incomplete file. */
export async function writeAtomically(path: string, body: Uint8Array, mode = 0o666): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, body, { mode });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
