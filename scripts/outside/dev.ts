import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveOwnMockBackend } from '../mock-backend/serve-own-mock-backend.ts';
import { remoteFolder } from './run-tool.ts';

const DEFAULT_PORT = '3000';

/** Serves the remote by itself with its mock backend, until the dev server ends. */
export async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const backend = await serveOwnMockBackend(remoteFolder);
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
