import { readdirSync, readFileSync } from 'node:fs';

/** Returns the child processes of a process, and all their descendants. */
export function listDescendants(pid: number): number[] {
  const parents = readParents();
  const found = [pid];
  for (const parent of found)
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child);
  return found.slice(1);
}

function readParents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = readParent(name);
      return parent === null ? [] : [[Number(name), parent] as [number, number]];
    });
}

/** Returns the id of the parent process, or null if the process has ended. */
function readParent(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) return null;
    throw cause;
  }
}

/** Sends a signal to each of these processes. Ignores processes that have ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
    }
  }
}
