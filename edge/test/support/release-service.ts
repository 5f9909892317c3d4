import { join } from 'node:path';
import { after } from 'node:test';
import { buildReleaseService } from 'releases/service';
import { readServiceSettings } from 'releases/service-settings';
import { temporaryFolder } from '../../../releases/test/support/builds.ts';

/**
 * Starts a release service on a data folder. Returns the setting that connects a storefront to it.
 */
export async function startReleaseService(data: string, env: Record<string, string> = {}) {
  const RELEASE_SERVICE_SOCKET = join(temporaryFolder(), 'releases.sock');
  const service = await buildReleaseService(
    readServiceSettings({ LOG_LEVEL: 'silent', DATA_DIR: data, ...env, RELEASE_SERVICE_SOCKET }),
  );
  await service.listen({ path: RELEASE_SERVICE_SOCKET });
  after(() => service.close());
  return { RELEASE_SERVICE_SOCKET };
}
