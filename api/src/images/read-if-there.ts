import { readFile } from 'node:fs/promises';

/** A file's content, or null where there is none. Throws when it is there and cannot be read. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}
