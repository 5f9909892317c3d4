import { join } from 'node:path';
import type { Machine } from '../machines/machine.ts';
import { Program } from '../machines/program.ts';
import { ips, ports } from './addresses.ts';

/** Machines with a member of etcd. Three members keep working if one fails. */
export const etcdMachines = ['db1', 'db2', 'witness'] as const;

const peerUrl = (name: (typeof etcdMachines)[number]) => `http://${ips[name]}:${ports.etcdPeers}`;

export function createEtcd(machine: Machine, logFolder: string): Program {
  const clientUrl = `http://${machine.ip}:${ports.etcd}`;
  const ownPeerUrl = `http://${machine.ip}:${ports.etcdPeers}`;
  const members = etcdMachines.map((name) => `etcd-${name}=${peerUrl(name)}`).join(',');
  const options = {
    name: `etcd-${machine.name}`,
    'data-dir': join(machine.disk, 'etcd'),
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': ownPeerUrl,
    'initial-advertise-peer-urls': ownPeerUrl,
    'initial-cluster': members,
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return new Program({
    name: `etcd-${machine.name}`,
    machine,
    command: ['etcd', ...flags],
    logFolder,
  });
}
