import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'build/free-port';
import { createBuild } from '../../../releases/test/support/builds.ts';
import { publishBuilds } from '../../../releases/test/support/publish-to.ts';
import { commandEnv } from './run-command.ts';
import { startTraceReceiver } from '../../../server/test/support/trace-receiver.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Starts backend and storefront with log level trace. Collects all their output and OpenTelemetry
 * traces.
 */
export async function startLoggedShop(dataDir: string) {
  await publishBuilds(dataDir, [createBuild('shell'), createBuild('catalog')]);
  const mailServer = await startRefusingMailServer();
  const traces = await startTraceReceiver();
  const port = await findFreePort(0);
  const env = {
    ...commandEnv,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    API_SOCKET: join(dataDir, 'api.sock'),
    LOG_LEVEL: 'trace',
    RENDER_WORKERS: '1',
    RATE_LIMIT_SCALE: '100',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
  };
  let output = '';
  const children: ChildProcess[] = ['api', 'edge'].map((name) => {
    const child = spawn('node', [join(root, name, 'src/main.ts')], { env });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => (output += String(part)));
    return child;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    for (const { exitCode } of children) if (exitCode !== null) throw new Error(output);
    await pause(100);
  }
  return {
    origin,
    getOutput: () => output,
    traces,
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
