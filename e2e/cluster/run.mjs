import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a test of the cluster in its own Linux namespaces: `run.mjs FILE ARGUMENTS`. The processes,
 * networks and mounts of the test end with the test, even if the test is killed.
 */
const requirements = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  // The disk guard of the databases calls Patroni by it.
  '/usr/bin/curl': 'curl',
  '/usr/bin/psql': 'postgresql-client-15',
  '/usr/sbin/ip': 'iproute2',
  '/usr/sbin/iptables': 'iptables',
  '/usr/bin/faketime': 'faketime',
  '/usr/bin/unshare': 'util-linux',
};

const missing = Object.entries(requirements)
  .filter(([file]) => !existsSync(file) && !existsSync(file.replace('/usr', '')))
  .map(([, name]) => name);
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error(
    `This test needs root on Debian 12, for networks of its own, and these packages: ${Object.values(requirements).join(' ')}`,
  );
  process.exit(1);
}
if (missing.length > 0) {
  console.log(`Installing ${missing.join(' ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-qq', '--no-install-recommends', ...missing], options);
}

const [file = '', ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
execFileSync('chmod', ['755', folder]);
// Bash stays the first process of the namespace, because Node cannot reap orphaned processes.
const script = '"$@"; exit $?';
const namespaces = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
// Path of the project's own Node, which runs TypeScript files.
const node = join(import.meta.dirname, '../../node_modules/.bin/node');
const command = [node, join(import.meta.dirname, file), ...args];
const child = spawn('unshare', [...namespaces, 'bash', '-c', script, 'bash', ...command], {
  stdio: 'inherit',
  env: { ...process.env, CLUSTER_FOLDER: folder },
});
// Ignores Ctrl-C, because a terminal sends its signal to the test too, and this process must wait
// while the test stops its programs.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGKILL'));
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
