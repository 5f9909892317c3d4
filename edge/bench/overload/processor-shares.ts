import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readUsage } from '../processes.ts';
import type { Shop } from '../shop.ts';

/** Groups of processes that share the processors of the machine. */
const GROUPS = ['load generator', '`edge`', 'render workers', 'backend', 'all programs'] as const;

export type ProcessorShares = Record<(typeof GROUPS)[number], number>;

const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time of each group during the task, in per cent of all processors. The last
 * group also contains programs that do not belong to the benchmark. Linux only.
 */
export async function measureShares<Result>(
  shop: Shop,
  task: () => Promise<Result>,
): Promise<{ result: Result; shares: ProcessorShares }> {
  const before = readCpuMs(shop);
  const startedAt = performance.now();
  const result = await task();
  const availableMs = (performance.now() - startedAt) * cpus().length;
  const after = readCpuMs(shop);
  const entries = GROUPS.map((group) => [
    group,
    (100 * (after[group] - before[group])) / availableMs,
  ]);
  return { result, shares: Object.fromEntries(entries) as ProcessorShares };
}

function readCpuMs({ renderingServer, backend }: Shop): ProcessorShares {
  const edge = readUsage(renderingServer.pid);
  const { user, system } = process.cpuUsage();
  return {
    'load generator': (user + system) / 1000,
    '`edge`': edge?.ownCpuMs ?? Number.NaN,
    'render workers': (edge?.cpuMs ?? Number.NaN) - (edge?.ownCpuMs ?? Number.NaN),
    backend: readUsage(backend.pid)?.cpuMs ?? Number.NaN,
    'all programs': readMachineCpuMs(),
  };
}

/** Returns the time of all processors in user and system mode since the start of the machine. */
function readMachineCpuMs(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0] = line.split(/\s+/).slice(1).map(Number);
  return ((user + nice + system) * 1000) / TICKS_PER_SECOND;
}
