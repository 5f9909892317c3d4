import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { createShopClient } from 'releases/shop-client';
import { addToken } from 'releases/tokens';
import { openReleases } from 'releases/releases';
import { createBuild } from '../../../releases/test/support/builds.ts';
import { publishBuilds } from '../../../releases/test/support/publish-to.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { commandEnv } from './run-command.ts';
import { startTraceReceiver } from '../../../server/test/support/trace-receiver.ts';

const root = join(import.meta.dirname, '../../..');

const programs = ['api/src/main.ts', 'releases/src/service/main.ts', 'edge/src/main.ts'];

/**
 * Starts the three programs of a shop with log level trace. Collects all their output and
 * OpenTelemetry traces.
 */
export async function startLoggedShop(
  dataDir: string,
  { catalog = createBuild('catalog'), isApiElsewhere = false } = {},
) {
  await publishBuilds(dataDir, [createBuild('shell'), catalog]);
  const mailServer = await startRefusingMailServer();
  const traces = await startTraceReceiver();
  const port = await findFreePort(0);
  const env = {
    ...commandEnv,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RELEASE_SERVICE_SOCKET: join(dataDir, 'releases.sock'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'trace',
    RENDER_WORKERS: '1',
    RATE_LIMIT_SCALE: '100',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
  };
  const api = isApiElsewhere ? await createRemoteApi(dataDir) : createLocalApi(dataDir);
  await createEmptyDatabase(api.ownEnv.DATA_DIR);
  let output = '';
  const metricsUrls: string[] = [];
  const children: ChildProcess[] = [];
  for (const file of programs) {
    const METRICS_PORT = String(await findFreePort(0));
    const ownEnv = file.startsWith('api/') ? api.ownEnv : api.env;
    const child = spawn('node', [join(root, file)], { env: { ...env, ...ownEnv, METRICS_PORT } });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => (output += String(part)));
    children.push(child);
    metricsUrls.push(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  }
  const origin = `http://127.0.0.1:${port}`;
  while (!existsSync(env.RELEASE_SERVICE_SOCKET) || !(await isReady(origin))) {
    for (const { exitCode } of children) if (exitCode !== null) throw new Error(output);
    await pause(100);
  }
  return {
    origin,
    apiOrigin: api.origin,
    getOutput: () => output,
    traces,
    /** Returns the metrics of all three programs. */
    async readMetrics() {
      const responses = await Promise.all(metricsUrls.map((url) => fetch(url)));
      return (await Promise.all(responses.map((response) => response.text()))).join('\n');
    },
    /** Releases a build of `catalog` over HTTP. Resolves to the token's id and the new version. */
    async release(author: { holder: string; by: string; commit: string; why: string }) {
      const { store } = await openReleases({ dataDir, releaseStore: null });
      const request = { packages: ['catalog'], holder: author.holder, days: 1 };
      const { secret, token } = await addToken(store, request, author.by);
      const client = createShopClient({ origin, token: secret, pausesMs: [100, 1000] });
      const [live] = await client.publish([createBuild('catalog', 'two')], author);
      return { secret, tokenId: token.id, version: live?.metadata.version };
    },
    async close() {
      for (const child of children.toReversed()) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      mailServer.close();
      traces.close();
    },
  };
}

/** Returns the settings of a backend on the same machine, which a socket reaches. */
function createLocalApi(dataDir: string) {
  const env = { API_SOCKET: join(dataDir, 'api.sock') };
  return { env, ownEnv: { ...env, DATA_DIR: dataDir }, origin: null };
}

/** Returns the settings of a backend that shares no data folder with `edge`. */
async function createRemoteApi(dataDir: string) {
  const API_PORT = String(await findFreePort(0));
  const key = { CAPTCHA_HMAC_KEY: randomBytes(32).toString('hex') };
  const origin = `http://127.0.0.1:${API_PORT}`;
  return {
    env: { ...key, API_INTERNAL_URL: origin },
    ownEnv: { ...key, API_PORT, DATA_DIR: join(dataDir, 'api') },
    origin,
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a mail server that refuses each recipient. The refusal contains the address, as refusals
 * of real servers do.
 */
async function startRefusingMailServer() {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      for (const line of String(part).trim().split('\r\n'))
        socket.write(/^RCPT/i.test(line) ? `550 5.1.1 ${line}: unknown\r\n` : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
