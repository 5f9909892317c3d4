import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Milliseconds of one clock tick in `/proc`. */
const TICK = 10;

/** Returns the processor time that a process has used, in ms, from Linux's `/proc`. */
export function processTime(pid: number): number {
  const [user = 0, system = 0] = fieldsOf(pid).slice(11, 13).map(Number);
  return (user + system) * TICK;
}

/** Returns the processor time of a process and of its running and ended children, in ms. */
export function familyTime(pid: number): number {
  const ended = fieldsOf(pid).slice(13, 15).map(Number);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid);
  return [...children.map(processTime), ...ended.map((ticks) => ticks * TICK)].reduce(
    (sum, time) => sum + time,
    processTime(pid),
  );
}

/** Returns the processor time that all processes of the machine have used, in ms. */
export function machineTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);
}

function parentOf(pid: number): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) return null; // The process has just ended.
    throw cause;
  }
}

/** Returns the fields after the command's name, which itself may contain spaces. */
function fieldsOf(pid: number): string[] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
