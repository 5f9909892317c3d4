import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDeployedShop } from 'build/deployed-shop';
import { serveOwnMockBackend } from '../mock-backend/serve-own-mock-backend.ts';
import { remoteFolder } from './remote-context.ts';

const DEFAULT_PORT = '3000';

/**
 * Serves the remote by itself with its mock backend, or in the pages of the running shop that
 * `--against` names, until the dev server ends.
 */
export async function dev(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, against: { type: 'string' } },
  });
  // The dev server runs code of libraries, which gets no token.
  delete process.env['RELEASE_TOKEN'];
  const shop = values.against === undefined ? null : await readDeployedShop(values.against);
  const backend = shop ? null : await serveOwnMockBackend(remoteFolder);
  const program = fileURLToPath(import.meta.resolve('build/serve-package'));
  const place = shop ? ['--against', JSON.stringify(shop)] : ['--alone'];
  const server = fork(program, [remoteFolder, values.port ?? DEFAULT_PORT, ...place], {
    cwd: remoteFolder,
    env: { ...process.env, ...(backend && { DEV_BACKEND: backend.url }) },
  });
  server.on('message', (message) => {
    const { port } = message as { port?: number };
    const where = shop ? ` in the pages of ${shop.origin}` : '';
    if (port)
      console.log(`The page opens${where} at http://localhost:${port} after its first build.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill());
  await once(server, 'exit');
  await backend?.close();
}
