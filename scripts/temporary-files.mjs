import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'shop-tests-';
/** Free bytes that a run of tests needs in memory, several times what it uses. */
const NEEDED_BYTES = 6 * 2 ** 30;

/**
 * Puts the temporary files of this process and its children into memory, if there is room. Tests
 * create and delete so many files that the file system of a disk costs a quarter of their time.
 */
if (!process.env.TMPDIR?.startsWith(join(MEMORY, PREFIX)) && hasRoom()) {
  removeOldFolders();
  const folder = join(MEMORY, PREFIX + process.pid);
  // Other users may enter the folder, because PostgreSQL does not run as root.
  mkdirSync(folder, { mode: 0o711, recursive: true });
  process.env.TMPDIR = folder;
  // Files of one run can share what they find here.
  process.env.TEST_RUN_FOLDER = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
  } catch {
    // Only Linux has this folder.
    return false;
  }
}

/** Removes the folders of processes that were killed. */
function removeOldFolders() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)$`).exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // EPERM means that the process runs as another user.
    return cause.code === 'EPERM';
  }
}
