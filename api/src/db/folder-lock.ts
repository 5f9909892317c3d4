import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SettingError } from 'server/settings/error';

const SQLITE_BUSY = 5;

/**
 * Longest wait for the lock, in ms. The wait is needed, because a starting process may hold the
 * lock for a moment.
 */
const LOCK_TIMEOUT_MS = 500;

/** Pause between two attempts to lock the folder, in ms. */
const RETRY_INTERVAL_MS = 10;

/**
 * Locks that this process holds. Without these references, garbage collection would close the lock
 * files.
 */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a folder for this process, and returns a function that unlocks the folder. Uses SQLite's
 * file lock, because the operating system releases this lock after a crash. Throws a `SettingError`
 * if another process has the lock or the folder is not writable.
 */
export function lockFolder(folder: string, timeoutMs = LOCK_TIMEOUT_MS): () => void {
  const lock = openLockFile(folder, timeoutMs);
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY)
      throw new FolderInUseError(folder);
    throw unusableFolderError(folder, cause);
  }
  heldLocks.add(lock);
  return () => {
    heldLocks.delete(lock);
    lock.close();
  };
}

/**
 * Locks a folder like `lockFolder`, but waits for at most `waitMs` for the lock. The wait does not
 * block the event loop.
 */
export async function lockFolderWhenFree(folder: string, waitMs: number): Promise<() => void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    try {
      return lockFolder(folder, 0);
    } catch (cause) {
      if (!(cause instanceof FolderInUseError) || performance.now() >= deadline) throw cause;
    }
    await pause(RETRY_INTERVAL_MS);
  }
}

function openLockFile(folder: string, timeout: number): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'lock'), { timeout });
  } catch (cause) {
    throw unusableFolderError(folder, cause);
  }
}

class FolderInUseError extends SettingError {
  constructor(folder: string) {
    super(
      'DATA_DIR',
      `${folder} is in use by another process: stop that one first, or set DATABASE_URL`,
    );
  }
}

const unusableFolderError = (folder: string, cause: unknown) =>
  new SettingError(
    'DATA_DIR',
    `${folder} cannot be used (${cause instanceof Error ? cause.message : 'unknown'})`,
  );
