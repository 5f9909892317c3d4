import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the key in a file. If the file is missing, creates it with a random key. */
export async function readKeyFile(file: string): Promise<string> {
  try {
    return await readKey(file);
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT')) throw cause;
  }
  await mkdir(dirname(file), { recursive: true });
  await createKeyFile(file);
  return readKey(file);
}

const readKey = async (file: string) => (await readFile(file, 'utf8')).trim();

/**
 * Writes the key to a temporary file and links this file to the final name. The link fails if
 * another process has created the key file first.
 */
async function createKeyFile(file: string): Promise<void> {
  const draftFile = `${file}.${randomUUID()}.draft`;
  await writeFile(draftFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    await link(draftFile, file);
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause;
  } finally {
    await rm(draftFile, { force: true });
  }
}

const hasCode = (cause: unknown, code: string) =>
  cause instanceof Error && 'code' in cause && cause.code === code;
