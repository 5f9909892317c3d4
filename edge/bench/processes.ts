import { readFileSync, readdirSync } from 'node:fs';

export interface Usage {
  ownCpuMs: number;
  cpuMs: number;
  ownMiB: number;
  allMiB: number;
}

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

interface ProcessStat {
  pid: number;
  parentPid: number;
  cpuMs: number;
  memoryMiB: number;
}

/**
 * Returns processor time and memory of a process, without and with its descendants. Reads Linux's
 * /proc. Returns null on other systems and for an ended process.
 */
export function readUsage(pid: number): Usage | null {
  const allStats = readAllStats();
  const ownStat = allStats.find((stat) => stat.pid === pid);
  if (!ownStat) return null;
  const processTree = [ownStat];
  for (const treeStat of processTree)
    processTree.push(...allStats.filter(({ parentPid }) => parentPid === treeStat.pid));
  return {
    ownCpuMs: ownStat.cpuMs,
    cpuMs: processTree.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    ownMiB: ownStat.memoryMiB,
    allMiB: processTree.reduce((sum, { memoryMiB }) => sum + memoryMiB, 0),
  };
}

function readAllStats(): ProcessStat[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(Number(pid)) ?? []);
}

function readStat(pid: number): ProcessStat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // Reads the fields after the last parenthesis, because the process name in parentheses may
  // contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const readField = (index: number) => Number(fields[index]);
  return {
    pid,
    parentPid: readField(1),
    cpuMs: ((readField(11) + readField(12)) * 1000) / TICKS_PER_SECOND,
    memoryMiB: (readField(21) * PAGE_BYTES) / 2 ** 20,
  };
}
