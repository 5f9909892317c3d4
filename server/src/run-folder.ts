import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListenedAt } from './listen-at-socket.ts';

const SOCKET = 'api.sock';

/**
 * The place of the backend's socket in a private folder, gone with this process; what killed ones left is
 * removed. In DATA_DIR its path could be longer than a socket's may be.
 */
export async function runSocket(home = tmpdir()): Promise<string> {
  for (const name of readdirSync(home)) {
    const [, pid] = /^shop-run-(\d+)-/.exec(name) ?? [];
    const folder = join(home, name);
    // A process in another container is not seen here, but listens.
    if (!pid || !isOwn(folder) || isRunning(Number(pid))) continue;
    if (await isListenedAt(join(folder, SOCKET))) continue;
    rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(home, `shop-run-${process.pid}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, SOCKET);
}

const isOwn = (folder: string) =>
  statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    // EPERM: it is another user's.
    return (cause as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
