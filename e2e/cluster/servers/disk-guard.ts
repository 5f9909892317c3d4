import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { ports } from './addresses.ts';

/** The script for operators that makes the standby the primary when the disk is nearly full. */
const script = join(import.meta.dirname, '../../../deploy/cluster/hand-over.sh');

export const createDiskGuard = (machine: Machine, logFolder: string): Program =>
  new Program({
    name: `disk-guard-${machine.name}`,
    machine,
    command: ['sh', script, machine.name, machine.disk, `http://${machine.ip}:${ports.patroni}`],
    logFolder,
  });
