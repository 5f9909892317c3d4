import { MOCK_BACKEND_SOURCE } from 'build/mock-backend-file';
import { resolveFolder } from '../packages.mjs';
import { serveOwnMockBackend } from '../mock-backend/serve-own-mock-backend.ts';
import { type ProgramRunner, watchTypes } from './program-runner.ts';
import { servePackage } from './serve-package.ts';

/** Serves one remote with its mock backend. Starts no shell, no other remotes and no database. */
export async function serveStandaloneRemote(
  runner: ProgramRunner,
  names: string[],
  port: number,
): Promise<void> {
  const [name] = names;
  if (name === undefined || names.length > 1 || name === 'shell')
    throw new Error('Name the one remote that is to run alone.');
  const label = `${name}/${MOCK_BACKEND_SOURCE}`;
  const backend = await serveOwnMockBackend(resolveFolder(name), label);
  watchTypes(runner, [name]);
  const pagePort = await servePackage(runner, name, {
    port,
    isStandalone: true,
    env: { DEV_BACKEND: backend.url },
    onEnd: () => process.exit(1),
  });
  console.log(`\n${name} opens at http://localhost:${pagePort} when its first build is done.\n`);
}
