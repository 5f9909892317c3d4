import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MOCK_BACKEND_SOURCE, readMockBackend } from 'build/mock-backend-file';
import { serveMockBackends } from '../mock-backend/serve-mock-backends.ts';
import { remoteFolder } from './run-tool.ts';

const DEFAULT_PORT = '3000';
const POLL_INTERVAL_MS = 500;

/** Serves the remote by itself with its mock backend, until the dev server ends. */
export async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const backend = await serveMockBackends(readMockBackends(), {
    onUnknown: (call) => console.error(`${MOCK_BACKEND_SOURCE} has no response for '${call}'.`),
  });
  const path = join(remoteFolder, MOCK_BACKEND_SOURCE);
  watchFile(path, { interval: POLL_INTERVAL_MS, persistent: false }, () => {
    try {
      backend.setMocks(readMockBackends());
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause);
    }
  });
  const program = fileURLToPath(import.meta.resolve('build/serve-package'));
  const server = fork(program, [remoteFolder, values.port ?? DEFAULT_PORT, '--alone'], {
    cwd: remoteFolder,
    env: { ...process.env, DEV_BACKEND: backend.url },
  });
  server.on('message', (message) => {
    const { port } = message as { port?: number };
    if (port) console.log(`The page opens at http://localhost:${port} after its first build.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill());
  await once(server, 'exit');
  await backend.close();
}

function readMockBackends() {
  const mockBackend = readMockBackend(remoteFolder);
  return mockBackend ? [mockBackend] : [];
}
