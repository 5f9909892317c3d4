import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { MOCK_BACKEND_SOURCE, type MockBackend, readMockBackend } from 'build/mock-backend-file';
import { type MockBackendServer, serveMockBackends } from './serve-mock-backends.ts';

const POLL_INTERVAL_MS = 500;

/**
 * Serves the mock backend of the remote in `folder`, and reads the mock's file again after each
 * change of the file. `label` names this file in messages.
 */
export async function serveOwnMockBackend(
  folder: string,
  label = MOCK_BACKEND_SOURCE,
): Promise<MockBackendServer> {
  const backend = await serveMockBackends(readMockBackends(folder), {
    onUnknown: (call) => console.error(`${label} has no response for '${call}'.`),
  });
  const options = { interval: POLL_INTERVAL_MS, persistent: false };
  watchFile(join(folder, MOCK_BACKEND_SOURCE), options, () => {
    try {
      backend.setMocks(readMockBackends(folder));
    } catch (cause) {
      console.error(cause instanceof Error ? cause.message : cause);
    }
  });
  return backend;
}

function readMockBackends(folder: string): MockBackend[] {
  const mockBackend = readMockBackend(folder);
  return mockBackend ? [mockBackend] : [];
}
