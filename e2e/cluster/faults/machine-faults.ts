import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { runCommand } from '../machines/run-command.ts';
import { type Cluster, waitFor } from '../servers/cluster.ts';
import type { MachineName } from '../servers/addresses.ts';
import { databaseMachines, endWalFile, findPrimary } from '../servers/patroni.ts';
import type { Fault } from './fault.ts';

const CUT_MS = 30_000;
const DISK_MS = 30_000;
const SKEW_MS = 30_000;

type FindMachine = () => MachineName | Promise<MachineName>;

function createCut(name: string, find: FindMachine, aimS: number): Fault {
  let machine: Machine | null = null;
  const isSingle = name === 'proxy';
  return {
    name: `cut off ${name}`,
    aimS,
    countedFrom: isSingle ? 'healed' : 'begun',
    holdMs: isSingle ? CUT_MS / 2 : CUT_MS,
    begin: async ({ machines }) => {
      machine = machines[await find()];
      machine.cutOff();
    },
    end: () => machine?.rejoin(),
  };
}

async function findStandby(): Promise<MachineName> {
  const primary = await findPrimary();
  return databaseMachines.find((name) => name !== primary) ?? primary;
}

const cuts: Fault[] = [
  createCut('primary', findPrimary, 30),
  createCut('standby', findStandby, 30),
  ...(['app1', 'app2', 'witness', 'releaser', 'store', 'mail', 'proxy'] as const).map((name) =>
    createCut(name, () => name, 5),
  ),
];

function createFullDisk(name: string, find: FindMachine, aimS: number): Fault {
  let filler = '';
  return {
    name: `fill disk of ${name}`,
    aimS,
    countedFrom: 'begun',
    holdMs: DISK_MS,
    begin: async ({ machines }) => {
      filler = join(machines[await find()].disk, 'filler');
      // Ignores the failure of the command, because the command writes until the disk is full and
      // then fails.
      runCommand('sh', '-c', `cat /dev/zero > ${filler} 2>&1 || true`);
    },
    end: () => rmSync(filler, { force: true }),
  };
}

/**
 * Creates a full disk that does not stop PostgreSQL, because PostgreSQL has WAL files to reuse.
 * Without such files, PostgreSQL crashes and Patroni replaces it.
 */
function createFullDiskWithSpareWal(): Fault {
  const fault = createFullDisk('primary', findPrimary, 30);
  return {
    ...fault,
    name: 'fill disk of primary with spare WAL',
    begin: async (cluster) => {
      await waitFor('WAL files for reuse', () => Promise.resolve(endWalFile() > 0));
      await fault.begin(cluster);
    },
  };
}

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** Settings that put the clock of a program an hour ahead. */
const skewedClock = {
  LD_PRELOAD: LIBRARY,
  FAKETIME: '+3600',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_NO_CACHE: '1',
};

/**
 * Creates a fault that restarts a program with a wrong clock, as happens if a machine starts with a
 * wrong clock.
 */
const createSkew = (name: string, findProgram: () => string | Promise<string>): Fault => {
  let programName = '';
  const restart = async (cluster: Cluster, env: Record<string, string>) => {
    await cluster.program(programName).stop();
    cluster.program(programName).start(env);
  };
  return {
    name: `skew clock of ${name}`,
    countedFrom: 'begun',
    holdMs: SKEW_MS,
    aimS: name === 'standby' ? 30 : 5,
    begin: async (cluster) => {
      programName = await findProgram();
      await restart(cluster, skewedClock);
    },
    end: (cluster) => restart(cluster, {}),
  };
};

export const machineFaults: Fault[] = [
  ...cuts,
  createFullDisk('primary', findPrimary, 30),
  createFullDiskWithSpareWal(),
  createFullDisk('standby', findStandby, 30),
  createFullDisk('app1', () => 'app1', 5),
  createSkew('api-app1', () => 'api-app1'),
  createSkew('edge-app2', () => 'edge-app2'),
  createSkew('standby', async () => `patroni-${await findStandby()}`),
];
