import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSocketInUse } from '../listening/listen-on-socket.ts';

/**
 * Creates the folder for this process's sockets and deletes the folders of crashed processes.
 * DATA_DIR is not used, because its path could be too long for a socket.
 */
export async function createRunFolder(parentFolder = tmpdir()): Promise<string> {
  for (const name of readdirSync(parentFolder)) {
    const [, pid] = /^shop-run-(\d+)-/.exec(name) ?? [];
    const folder = join(parentFolder, name);
    // Tests the sockets too, because the process id of a process in another container is unknown
    // here.
    if (!pid || !isOwnFolder(folder) || isRunning(Number(pid)) || (await isInUse(folder))) continue;
    rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parentFolder, `shop-run-${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function isInUse(folder: string): Promise<boolean> {
  const sockets = readdirSync(folder).map((name) => join(folder, name));
  return (await Promise.all(sockets.map(isSocketInUse))).includes(true);
}

const isOwnFolder = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // EPERM means that the process exists but belongs to another user.
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
