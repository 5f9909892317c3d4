import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { listDescendants } from '../machines/process-tree.ts';
import { Program } from '../machines/program.ts';
import { runCommand } from '../machines/run-command.ts';
import { ips, ports } from './addresses.ts';

export const databaseMachines = ['db1', 'db2'] as const;

const PASSWORD = 'of-the-cluster';

const dataFolder = (machine: Machine) => join(machine.disk, 'postgres/data');

/** Patroni's settings file for operators, with the addresses of etcd from `addresses.ts`. */
const settingsFile = join(import.meta.dirname, '../../../deploy/cluster/patroni.yml');

const buildSettings = ({ name, ip }: Machine, folder: string): string =>
  readFileSync(settingsFile, 'utf8')
    .replaceAll('NAME', name)
    .replaceAll('IP:', `${ip}:`)
    .replaceAll('FOLDER', folder)
    .replaceAll('PASSWORD', PASSWORD);

export function createPatroni(machine: Machine, logFolder: string): Program {
  const folder = join(machine.disk, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  const file = join(folder, 'patroni.yml');
  writeFileSync(file, buildSettings(machine, folder));
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(runCommand('id', flag, 'postgres')));
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres.');
  for (const path of [folder, file]) chownSync(path, uid, gid);
  return new Program({
    name: `patroni-${machine.name}`,
    machine,
    command: ['patroni', file],
    user: 'postgres',
    logFolder,
  });
}

/**
 * Returns the ids of PostgreSQL's processes on a machine, without Patroni. Returns none if
 * PostgreSQL does not run.
 */
export function listPostgresPids(machine: Machine): number[] {
  try {
    const [pid] = readFileSync(join(dataFolder(machine), 'postmaster.pid'), 'utf8').split('\n');
    return [Number(pid), ...listDescendants(Number(pid))];
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  }
}

/** URL of the database, through the proxy. */
export const databaseUrl = `postgres://shop:${PASSWORD}@${ips.proxy}:${ports.database}/shop`;

/** URL of the database for its superuser, through the proxy. The checks use this URL. */
export const superuserUrl = (database: string) =>
  `postgres://postgres:${PASSWORD}@${ips.proxy}:${ports.database}/${database}`;

const run = (statement: string): string =>
  runCommand('psql', superuserUrl('postgres'), '-qAtc', statement);

export function createDatabase(): void {
  run(`create role shop login password '${PASSWORD}'`);
  run('create database shop owner shop');
}

/**
 * Ends the current WAL file. Returns the number of old WAL files that the primary keeps for reuse.
 * It keeps them only when the standby has read them.
 */
export function endWalFile(): number {
  run("select pg_logical_emit_message(true, 'test', 'text')");
  run('select pg_switch_wal()');
  run('checkpoint');
  return Number(
    run('select count(*) from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())'),
  );
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/**
 * Returns the database servers as this machine's Patroni sees them. Returns none if this Patroni
 * does not respond.
 */
async function readMembersFrom(name: (typeof databaseMachines)[number]): Promise<Member[]> {
  try {
    const response = await fetch(`http://${ips[name]}:${ports.patroni}/cluster`, {
      signal: AbortSignal.timeout(1_500),
    });
    return response.ok ? ((await response.json()) as { members: Member[] }).members : [];
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    return [];
  }
}

const findLeader = (members: readonly Member[]) => members.find(({ role }) => role === 'leader');

/**
 * Returns whether one database is the primary and the other is its synchronous standby. Asks the
 * Patroni of both machines, because a machine that was cut off still reports its database as the
 * primary for a moment.
 */
export async function isReplicating(): Promise<boolean> {
  const [first, second] = await Promise.all(databaseMachines.map(readMembersFrom));
  const hasStandby = (members: readonly Member[] = []) =>
    members.some(({ role, state }) => role === 'sync_standby' && isRunning(state));
  const leaders = [first, second].map((members = []) => findLeader(members));
  return (
    leaders.every((leader) => leader?.state === 'running' && leader.name === leaders[0]?.name) &&
    hasStandby(first) &&
    hasStandby(second)
  );
}

const isRunning = (state: string) => state === 'running' || state === 'streaming';

/** Returns the machine of the primary database, as the first reachable Patroni sees it. */
export async function findPrimary(): Promise<(typeof databaseMachines)[number]> {
  for (const machine of databaseMachines) {
    const leader = findLeader(await readMembersFrom(machine))?.name;
    const primary = databaseMachines.find((name) => name === leader);
    if (primary !== undefined) return primary;
  }
  throw new Error('There is no primary.');
}
