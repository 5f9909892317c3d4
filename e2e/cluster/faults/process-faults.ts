import type { Cluster } from '../servers/cluster.ts';
import { databaseMachines, findPrimary, listPostgresPids } from '../servers/patroni.ts';
import { signalAll } from '../machines/process-tree.ts';
import type { Program } from '../machines/program.ts';
import type { Fault } from './fault.ts';

/** Time in ms from `begin` to `end` of a fault that stops processes. */
const FREEZE_MS = 25_000;
const AFTER_KILL_MS = 6_000;

interface Part {
  name: string;
  aimS: number;
  /** Whether the shop has this part only once and cannot serve pages without it. */
  isSingle: boolean;
  listPids: (cluster: Cluster) => number[] | Promise<number[]>;
}

const isSingle = (name: string) => name === 'haproxy';

const programParts: Part[] = [
  ...['api-app1', 'api-app2', 'edge-app1', 'edge-app2', 'release-service'],
  ...['etcd-db1', 'etcd-db2', 'etcd-witness', 'haproxy', 'object-store', 'mail-server'],
].map((name) => ({
  name,
  aimS: 5,
  isSingle: isSingle(name),
  listPids: (cluster) => cluster.program(name).listPids(),
}));

async function findStandby() {
  const primary = await findPrimary();
  return databaseMachines.find((name) => name !== primary) ?? primary;
}

const databaseParts: Part[] = (
  [
    ['primary', findPrimary],
    ['standby', findStandby],
  ] as const
).flatMap(([role, find]) => [
  {
    name: `postgres-${role}`,
    aimS: 30,
    isSingle: false,
    listPids: async ({ machines }: Cluster) => listPostgresPids(machines[await find()]),
  },
  {
    name: `patroni-${role}`,
    aimS: 30,
    isSingle: false,
    listPids: async (cluster: Cluster) =>
      cluster
        .program(`patroni-${await find()}`)
        .listPids()
        .slice(0, 1),
  },
]);

const createKill = ({ name, aimS, listPids }: Part): Fault => ({
  name: `kill ${name}`,
  aimS,
  countedFrom: 'begun',
  holdMs: AFTER_KILL_MS,
  begin: async (cluster) => signalAll(await listPids(cluster), 'SIGKILL'),
});

function createFreeze({ name, aimS, isSingle, listPids }: Part): Fault {
  let pids: number[] = [];
  return {
    name: `freeze ${name}`,
    aimS,
    countedFrom: isSingle ? 'healed' : 'begun',
    holdMs: isSingle ? FREEZE_MS / 2 : FREEZE_MS,
    begin: async (cluster) => {
      pids = await listPids(cluster);
      signalAll(pids, 'SIGSTOP');
    },
    end: () => signalAll(pids, 'SIGCONT'),
  };
}

/**
 * Creates a fault that kills Patroni, PostgreSQL and etcd on the machine of the primary database,
 * as a power failure does. At its end, these programs start again.
 */
function createPrimaryMachineKill(time: number): Fault {
  let programs: Program[] = [];
  return {
    name: `kill primary-machine ${time}`,
    aimS: 30,
    countedFrom: 'begun',
    holdMs: FREEZE_MS,
    begin: async (cluster) => {
      const machine = cluster.machines[await findPrimary()];
      programs = cluster.listProgramsOn(machine);
      const pids = machine.listPids();
      await Promise.all(programs.map((program) => program.stop('SIGKILL')));
      signalAll(pids, 'SIGKILL');
    },
    end: () => {
      for (const program of programs) program.start();
    },
  };
}

const parts = [...programParts, ...databaseParts];

export const processFaults: Fault[] = [
  ...parts.map(createKill),
  ...parts.map(createFreeze),
  ...[1, 2, 3, 4, 5].map(createPrimaryMachineKill),
];
