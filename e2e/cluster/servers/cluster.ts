import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Lan } from '../machines/lan.ts';
import type { Machine } from '../machines/machine.ts';
import type { Program } from '../machines/program.ts';
import { ips, type MachineName, ports } from './addresses.ts';
import { createMailServer, createObjectStore } from './counterparts.ts';
import { createDiskGuard } from './disk-guard.ts';
import { createEtcd, etcdMachines } from './etcd.ts';
import { createDatabase, createPatroni, databaseMachines, isReplicating } from './patroni.ts';
import { createProxy, listUsedServers } from './proxy.ts';
import {
  commonSettings,
  createApi,
  createEdge,
  createReleaseService,
  root,
  type ShopOptions,
} from './shop-programs.ts';
import { findStoreTemplate } from './store-template.ts';

const START_TIMEOUT_MS = 120_000;

/**
 * Number of servers that HAProxy uses if no server fails. Of the two databases, HAProxy uses only
 * the primary.
 */
const USED_SERVERS = 7;

/**
 * Sizes of the machines' disks in MB. They are small, because a test fills the disks of a database
 * and of `app1`.
 */
const diskSizes: Record<MachineName, number> = {
  db1: 900,
  db2: 900,
  witness: 400,
  app1: 300,
  app2: 300,
  proxy: 10,
  releaser: 400,
  store: 400,
  mail: 100,
};

/** The shop on nine machines. The shop has two databases, two `api` and two `edge` servers. */
export class Cluster {
  readonly lan: Lan;
  readonly machines: Record<MachineName, Machine>;
  readonly programs: Record<string, Program> = {};

  constructor(folder: string, options: ShopOptions) {
    this.lan = new Lan(folder);
    rmSync(options.logFolder, { recursive: true, force: true });
    mkdirSync(options.logFolder, { recursive: true });
    const entries = Object.entries(ips).map(([name, ip]) => [
      name,
      this.lan.addMachine(name, ip, diskSizes[name as MachineName]),
    ]);
    this.machines = Object.fromEntries(entries) as Record<MachineName, Machine>;
    const { machines } = this;
    const { logFolder } = options;
    for (const program of [
      ...etcdMachines.map((name) => createEtcd(machines[name], logFolder)),
      ...databaseMachines.map((name) => createPatroni(machines[name], logFolder)),
      ...databaseMachines.map((name) => createDiskGuard(machines[name], logFolder)),
      createProxy(machines.proxy, logFolder),
      createObjectStore(machines.store, logFolder),
      createMailServer(machines.mail, logFolder),
      createApi(machines.app1, options),
      createApi(machines.app2, options),
      createReleaseService(machines.releaser, options),
      createEdge(machines.app1, options),
      createEdge(machines.app2, options),
    ])
      this.programs[program.name] = program;
  }

  program(name: string): Program {
    const program = this.programs[name];
    if (program === undefined) throw new Error(`There is no program ${name}.`);
    return program;
  }

  #start(pattern: RegExp): void {
    for (const program of Object.values(this.programs))
      if (pattern.test(program.name)) program.start();
  }

  /**
   * Starts the databases, the release store and the other services, and then the shop. Resolves
   * when the shop takes orders.
   */
  async start(): Promise<void> {
    const storeTemplate = findStoreTemplate();
    if (existsSync(storeTemplate))
      cpSync(storeTemplate, join(this.machines.store.disk, 'objects'), { recursive: true });
    this.#start(/^(etcd|haproxy|object-store|mail-server)/);
    await pause(1_000);
    this.#start(/^(patroni|disk-guard)/);
    await waitFor('the databases', isReplicating);
    await waitFor('HAProxy', async () =>
      (await listUsedServers()).some((name) => name.startsWith('database/')),
    );
    createDatabase();
    await this.runCommandOfShop('scripts/publish-initial.ts');
    const objects = join(this.machines.store.disk, 'objects');
    cpSync(objects, storeTemplate, { recursive: true });
    this.#start(/^(api|release-service)/);
    await waitFor('the backends', async () => (await listUsedServers()).length >= 5);
    this.#start(/^edge/);
    await this.waitUntilHealthy();
  }

  /**
   * Runs a command of the shop with the settings of the shop's machines. Resolves to the command's
   * output.
   */
  async runCommandOfShop(file: string, args: string[] = [], input = ''): Promise<string> {
    const running = promisify(execFile)(process.execPath, [join(root, file), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...commonSettings(1),
        DATA_DIR: join(this.machines.releaser.disk, 'commands'),
      },
    });
    running.child.stdin?.end(input);
    return (await running).stdout;
  }

  /** Resolves when every process works and both databases have every commit. */
  async waitUntilHealthy(timeoutMs = START_TIMEOUT_MS): Promise<void> {
    await waitFor(
      'the cluster',
      async () => (await listUsedServers()).length === USED_SERVERS && (await isReplicating()),
      timeoutMs,
    );
    const urls = [
      `http://${ips.releaser}:${ports.releaseService}/healthz`,
      `http://${ips.app1}:${ports.api}/readyz`,
      `http://${ips.app2}:${ports.api}/readyz`,
    ];
    for (const url of urls) await waitFor(url, async () => (await fetch(url)).ok, timeoutMs);
  }

  listProgramsOn(machine: Machine): Program[] {
    return Object.values(this.programs).filter(({ options }) => options.machine === machine);
  }

  async stop(): Promise<void> {
    const stopAll = (pattern: RegExp) =>
      Promise.all(
        Object.values(this.programs)
          .filter(({ name }) => pattern.test(name))
          .map((program) => program.stop()),
      );
    await stopAll(/^(edge|api|release-service)/);
    await stopAll(/^patroni/);
    await stopAll(/./);
  }
}

export async function waitFor(
  name: string,
  isReady: () => Promise<boolean>,
  timeoutMs = START_TIMEOUT_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let failure: unknown = 'not ready';
  while (Date.now() < deadline) {
    try {
      if (await isReady()) return;
    } catch (cause) {
      failure = cause;
    }
    await pause(250);
  }
  throw new Error(`${name}: not ready within ${timeoutMs / 1_000} s.`, { cause: failure });
}
