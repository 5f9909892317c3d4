import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Socket and key with which a command on the same machine connects to a running backend. */
const operatorAccess = v.object({ socket: v.string(), key: v.string() });

type OperatorAccess = v.InferOutput<typeof operatorAccess>;

const getAccessFile = (dataDir: string) => join(dataDir, 'operator.json');

/** Saves the socket and key of this process. Only the user who runs the shop can read the file. */
export async function writeOperatorAccess(dataDir: string, access: OperatorAccess): Promise<void> {
  const file = getAccessFile(dataDir);
  const draftFile = `${file}.${process.pid}`;
  await rm(draftFile, { force: true });
  await writeFile(draftFile, JSON.stringify(access), { mode: 0o600 });
  await rename(draftFile, file);
}

/** Returns null if no backend has saved its socket and key. */
export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess | null> {
  try {
    return v.parse(operatorAccess, JSON.parse(await readFile(getAccessFile(dataDir), 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

export const removeOperatorAccess = (dataDir: string): Promise<void> =>
  rm(getAccessFile(dataDir), { force: true });
