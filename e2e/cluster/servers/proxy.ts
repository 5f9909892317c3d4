import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { ips, ports } from './addresses.ts';

/** HAProxy's settings file for operators, with the addresses from `addresses.ts`. */
const settingsFile = join(import.meta.dirname, '../../../deploy/cluster/haproxy.cfg');

export const createProxy = (machine: Machine, logFolder: string): Program =>
  new Program({
    name: 'haproxy',
    machine,
    command: ['haproxy', '-db', '-f', settingsFile],
    logFolder,
  });

/** Returns the servers that HAProxy uses, such as 'edge/edge1'. */
export async function listUsedServers(): Promise<string[]> {
  const response = await fetch(`http://${ips.proxy}:${ports.statistics}/;csv`, {
    signal: AbortSignal.timeout(2_000),
  });
  const [heading = '', ...lines] = (await response.text()).trim().split('\n');
  const statusColumn = heading.split(',').indexOf('status');
  return lines
    .map((line) => line.split(','))
    .filter((cells) => cells[statusColumn]?.startsWith('UP'))
    .map(([backend, server]) => `${backend}/${server}`)
    .filter((name) => !/FRONTEND|BACKEND/.test(name));
}
