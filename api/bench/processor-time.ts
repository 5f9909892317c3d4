import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Milliseconds of one clock tick in `/proc`. */
const TICK_MS = 10;

/** Returns the processor time that a process has used, in ms, from Linux's `/proc`. */
export function readProcessTime(pid: number): number {
  const [user = 0, system = 0] = readStatFields(pid).slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** Returns the processor time of a process and of its running and ended children, in ms. */
export function readProcessTreeTime(pid: number): number {
  const endedTicks = readStatFields(pid).slice(13, 15).map(Number);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && readParentPid(child) === pid);
  return [...children.map(readProcessTime), ...endedTicks.map((ticks) => ticks * TICK_MS)].reduce(
    (sum, time) => sum + time,
    readProcessTime(pid),
  );
}

/** Returns the processor time that all processes of the machine have used, in ms. */
export function readMachineTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);
}

function readParentPid(pid: number): number | null {
  try {
    return Number(readStatFields(pid)[1]);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) return null; // Skips a process that has just ended.
    throw cause;
  }
}

/** Returns the fields after the command's name, which itself may contain spaces. */
function readStatFields(pid: number): string[] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
