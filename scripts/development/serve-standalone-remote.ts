import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { MOCK_BACKEND_SOURCE, type MockBackend, readMockBackend } from 'build/mock-backend-file';
import { resolveFolder } from '../packages.mjs';
import { serveMockBackends } from '../mock-backend/serve-mock-backends.ts';
import type { ProgramRunner } from './program-runner.ts';
import { servePackage } from './serve-package.ts';
import { watchTypes } from './watch-types.ts';

const POLL_INTERVAL_MS = 500;

/** Serves one remote with its mock backend. Starts no shell, no other remotes and no database. */
export async function serveStandaloneRemote(
  runner: ProgramRunner,
  names: string[],
  port: number,
): Promise<void> {
  const [name] = names;
  if (name === undefined || names.length > 1 || name === 'shell')
    throw new Error('Name the one remote that is to run alone.');
  const folder = resolveFolder(name);
  const backend = await serveMockBackends(readMockBackends(folder), {
    onUnknown: (call) =>
      console.error(`${name}/${MOCK_BACKEND_SOURCE} has no response for '${call}'.`),
  });
  watchFile(
    join(folder, MOCK_BACKEND_SOURCE),
    { interval: POLL_INTERVAL_MS, persistent: false },
    () => {
      try {
        backend.setMocks(readMockBackends(folder));
      } catch (cause) {
        console.error(cause instanceof Error ? cause.message : cause);
      }
    },
  );
  watchTypes(runner, [name]);
  const pagePort = await servePackage(runner, name, {
    port,
    isStandalone: true,
    env: { DEV_BACKEND: backend.url },
    onEnd: () => process.exit(1),
  });
  console.log(`\n${name} opens at http://localhost:${pagePort} when its first build is done.\n`);
}

function readMockBackends(folder: string): MockBackend[] {
  const mockBackend = readMockBackend(folder);
  return mockBackend ? [mockBackend] : [];
}
