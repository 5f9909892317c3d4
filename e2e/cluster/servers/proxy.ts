import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { runCommand } from '../machines/run-command.ts';
import { ips, ports } from './addresses.ts';

/** HAProxy's settings file for operators, with the addresses from `addresses.ts`. */
const settingsFile = join(import.meta.dirname, '../../../deploy/cluster/haproxy.cfg');

/** Folder of the socket in HAProxy's settings file. */
const socketFolder = '/run/haproxy';

export function createProxy(machine: Machine, logFolder: string): Program {
  mkdirSync(socketFolder, { recursive: true });
  runCommand('mount', '-t', 'tmpfs', 'tmpfs', socketFolder);
  return new Program({
    name: 'haproxy',
    machine,
    command: ['haproxy', '-db', '-f', settingsFile],
    logFolder,
  });
}

/** State of a server in HAProxy. */
export interface ProxiedServer {
  /** Names of the backend and the server, such as 'edge/edge1'. */
  name: string;
  isUsed: boolean;
  /** Number of requests that HAProxy has sent to the server and that have not ended. */
  openRequests: number;
}

export async function listServers(): Promise<ProxiedServer[]> {
  const response = await fetch(`http://${ips.proxy}:${ports.statistics}/;csv`, {
    signal: AbortSignal.timeout(2_000),
  });
  const [heading = '', ...lines] = (await response.text()).trim().split('\n');
  const columns = heading.split(',');
  return lines
    .map((line) => line.split(','))
    .map((cells) => ({
      name: `${cells[0]}/${cells[1]}`,
      isUsed: cells[columns.indexOf('status')]?.startsWith('UP') ?? false,
      openRequests: Number(cells[columns.indexOf('scur')]),
    }))
    .filter(({ name }) => !/FRONTEND|BACKEND/.test(name));
}

/** Returns the servers that HAProxy uses, such as 'edge/edge1'. */
export const listUsedServers = async (): Promise<string[]> =>
  (await listServers()).filter(({ isUsed }) => isUsed).map(({ name }) => name);

/** Sets whether HAProxy sends new requests to a server ('ready') or only lets requests end ('drain'). */
export async function setServerState(name: string, state: 'ready' | 'drain'): Promise<void> {
  const socket = connect(join(socketFolder, 'admin.sock'));
  socket.end(`set server ${name} state ${state}\n`);
  const response = (await text(socket)).trim();
  if (response !== '') throw new Error(`HAProxy cannot set ${name} to ${state}: ${response}`);
}
