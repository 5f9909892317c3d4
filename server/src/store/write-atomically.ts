import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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
