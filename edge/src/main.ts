import { drain } from 'server/drain';
import { endInOrder } from 'server/end-in-order';
import { listen } from 'server/listen';
import { loggable } from 'server/loggable';
import { SettingError } from 'server/settings/error';
import { recordStoreLocation } from 'server/store-location';
import { tellOpen } from 'server/supervised';
import { buildEdge } from './app.ts';
import { backendReady } from './backend/backend-ready.ts';
import { passOn } from './backend/pass-on.ts';
import { storeLocation } from 'releases/releases';
import { readSettings } from './settings/settings.ts';

/** Runs the storefront on `PORT`. SIGTERM drains it. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const { ownBackend, apiSocket } = settings;
  if (ownBackend && apiSocket === null)
    throw new SettingError(
      'API_SOCKET',
      'is required if edge runs separately and neither API_HOST nor API_INTERNAL_URL names a backend',
    );
  const app = await buildEdge(settings, {
    ready: () => backendReady(settings.apiInternalUrl),
    beside: async (server) => {
      if (apiSocket !== null) await passOn(server, apiSocket, settings);
    },
  });
  drain(app);
  endInOrder(app.log, () => app.close());
  await listen(app, settings, 'PORT');
  await recordStoreLocation(settings.dataDir, 'RELEASE_STORE', storeLocation(settings));
  tellOpen();
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : loggable(cause));
  process.exit(1);
});
