import { readFileSync, readdirSync } from 'node:fs';

/** Resource use of a process and its descendants. */
export interface Usage {
  /** Processor time in ms. */
  cpuMs: number;
  /** Resident memory in MiB, without and with the descendants. */
  ownMb: number;
  allMb: number;
}

/** Clock ticks per second and bytes per memory page of Linux. */
const TICKS = 100;
const PAGE_BYTES = 4096;

interface Stat {
  pid: number;
  parent: number;
  cpuMs: number;
  mb: number;
}

/** Reads Linux's /proc. Returns null on other systems and for an ended process. */
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

/** Returns null for a process that has ended. */
function statOf(pid: number): Stat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name in parentheses may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index]);
  return {
    pid,
    parent: at(1),
    cpuMs: ((at(11) + at(12)) * 1000) / TICKS,
    mb: (at(21) * PAGE_BYTES) / 2 ** 20,
  };
}
