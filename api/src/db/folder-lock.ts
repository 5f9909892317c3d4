import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from 'server/settings/error';

/** SQLite's word for a file that another process has locked. */
const BUSY = 5;

/** How long the file may be busy, in ms: of two processes that try at the same instant, one shall have the folder. */
const PATIENCE_MS = 500;

/** Kept here, or a lock that nobody refers to would be freed as garbage. */
const held = new Set<DatabaseSync>();

/**
 * Takes a folder for this process, and makes it where it is missing, until the returned function is
 * called or the process ends, however it ends: the operating system frees the lock that SQLite holds
 * on the file `lock` in it. Throws `SettingError` while another process has the folder, and where it
 * cannot be written.
 */
export function lockFolder(folder: string, timeoutMs = PATIENCE_MS): () => void {
  const lock = open(folder, timeoutMs);
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === BUSY) throw inUse(folder);
    throw unfit(folder, cause);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function open(folder: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'lock'), { timeout });
  } catch (cause) {
    throw unfit(folder, cause);
  }
}

const inUse = (folder: string) =>
  new SettingError(
    'DATA_DIR',
    `${folder} is in use by another process: stop that one first, or set DATABASE_URL`,
  );

const unfit = (folder: string, cause: unknown) =>
  new SettingError(
    'DATA_DIR',
    `${folder} cannot be used (${cause instanceof Error ? cause.message : 'unknown'})`,
  );
