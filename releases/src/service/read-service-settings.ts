import { resolve } from 'node:path';
import { readListenerSettings } from 'server/settings/listener';
import { type Environment, readSettings } from 'server/settings/read';
import { integerBetween, nullIfUnset, text } from 'server/settings/schemas';
import { optional } from 'valibot';
import { storeLocationSchema } from 'server/store/open-store';
import { readAlertOwners } from '../alerts/alert-owners.ts';

const settingSchemas = {
  RELEASE_STORE: nullIfUnset(storeLocationSchema),
  RELEASE_POLL_MS: nullIfUnset(integerBetween(10, 600_000)),
  RELEASE_OWNERS: nullIfUnset(text),
  RELEASE_SERVICE_SOCKET: nullIfUnset(text),
  RELEASE_SERVICE_PORT: optional(integerBetween(0, 65_535), '3200'),
};

export type ServiceSettings = ReturnType<typeof readServiceSettings>;

export function readServiceSettings(env: Environment) {
  const listener = readListenerSettings(env);
  const serviceSettings = readSettings(env, settingSchemas);
  return {
    ...listener,
    dataDir: resolve(listener.dataDir),
    releaseStore: serviceSettings.RELEASE_STORE,
    releasePollMs: serviceSettings.RELEASE_POLL_MS,
    owners: readAlertOwners(serviceSettings.RELEASE_OWNERS),
    /**
     * Unix socket for `edge` on the same machine. Null means that the service listens on a port.
     */
    socket: serviceSettings.RELEASE_SERVICE_SOCKET,
    port: serviceSettings.RELEASE_SERVICE_PORT,
  };
}
