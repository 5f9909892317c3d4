import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from 'server/settings/error';

const SQLITE_BUSY = 5;

/** Longest wait in ms. Another process may hold the lock for a moment while it starts. */
const LOCK_TIMEOUT_MS = 500;

/** Keeps references, because garbage collection would close the lock files. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a folder for this process. Uses SQLite's file lock, because the operating system releases
 * it after a crash. Throws a `SettingError` if another process has the lock or the folder is not
 * writable.
 */
export function lockFolder(folder: string, timeoutMs = LOCK_TIMEOUT_MS): () => void {
  const lock = openLockFile(folder, timeoutMs);
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY)
      throw folderInUseError(folder);
    throw unusableFolderError(folder, cause);
  }
  heldLocks.add(lock);
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}

function openLockFile(folder: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'lock'), { timeout });
  } catch (cause) {
    throw unusableFolderError(folder, cause);
  }
}

const folderInUseError = (folder: string) =>
  new SettingError(
    'DATA_DIR',
    `${folder} is in use by another process: stop that one first, or set DATABASE_URL`,
  );

const unusableFolderError = (folder: string, cause: unknown) =>
  new SettingError(
    'DATA_DIR',
    `${folder} cannot be used (${cause instanceof Error ? cause.message : 'unknown'})`,
  );
