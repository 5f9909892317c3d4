import { readFileSync, readdirSync } from 'node:fs';

/** What a process and those that it started have used. */
export interface Usage {
  /** Milliseconds of processor time. */
  cpuMs: number;
  /** Resident memory in MiB: of the process itself, and of all. */
  ownMb: number;
  allMb: number;
}

/** Ticks of processor time a second, and bytes of a page of memory, as Linux counts them for programs. */
const TICKS = 100;
const PAGE_BYTES = 4096;

interface Stat {
  pid: number;
  parent: number;
  cpuMs: number;
  mb: number;
}

/** Read from Linux' /proc; nulls where there is none. */
export function usageOf(pid: number): Usage | null {
  const all = stats();
  const own = all.find((stat) => stat.pid === pid);
  if (!own) return null;
  const family = [own];
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return {
    cpuMs: family.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    ownMb: own.mb,
    allMb: family.reduce((sum, { mb }) => sum + mb, 0),
  };
}

function stats(): Stat[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)) ?? []);
}

/** Null for a process that has ended meanwhile. */
function statOf(pid: number): Stat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name in parentheses may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index]);
  return {
    pid,
    parent: at(1),
    cpuMs: ((at(11) + at(12)) * 1000) / TICKS,
    mb: (at(21) * PAGE_BYTES) / 2 ** 20,
  };
}
