import { type Cluster, waitFor } from '../servers/cluster.ts';
import { ips, ports } from '../servers/addresses.ts';
import { listServers, setServerState } from '../servers/proxy.ts';
import type { Fault } from './fault.ts';

/** Time in ms after the last restart in which requests still belong to the change. */
const AFTER_CHANGE_MS = 6_000;

const appMachines = ['app1', 'app2'] as const;
const servers = ['api', 'edge'] as const;

type AppMachine = (typeof appMachines)[number];
type Server = (typeof servers)[number];

/** HAProxy's backends that contain this server. */
const backends: Record<Server, readonly string[]> = {
  api: ['api_for_browsers', 'api_for_edge'],
  edge: ['edge'],
};

/**
 * Stops a server with SIGTERM after its last request, and starts it. Resolves when the server is
 * ready and HAProxy uses it.
 */
async function restart(cluster: Cluster, machine: AppMachine, server: Server): Promise<void> {
  const names = backends[server].map((backend) => `${backend}/${server}${machine.slice(-1)}`);
  const listStates = async () => (await listServers()).filter(({ name }) => names.includes(name));
  await Promise.all(names.map((name) => setServerState(name, 'drain')));
  await waitFor(`the end of all requests to ${names.join()}`, async () =>
    (await listStates()).every(({ openRequests }) => openRequests === 0),
  );
  const program = cluster.program(`${server}-${machine}`);
  await program.stop();
  program.start();
  const url = `http://${ips[machine]}:${ports[server]}/readyz`;
  await waitFor(url, async () => (await fetch(url)).ok);
  await Promise.all(names.map((name) => setServerState(name, 'ready')));
  await waitFor(`${names.join()} in HAProxy`, async () =>
    (await listStates()).every(({ isUsed }) => isUsed),
  );
}

/**
 * Creates a change to a new version, as `docs/operate/cluster.md` describes the change. No request
 * may fail, because one server of each kind runs at any time.
 */
const createRollingChange = (time: number): Fault => ({
  name: `change servers ${time}`,
  aimS: 0,
  countedFrom: 'begun',
  holdMs: AFTER_CHANGE_MS,
  begin: async (cluster) => {
    for (const machine of appMachines)
      for (const server of servers) await restart(cluster, machine, server);
  },
});

export const rollingChanges: Fault[] = [1, 2, 3].map(createRollingChange);
