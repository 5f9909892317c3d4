import { drainConnections } from 'server/drain';
import { endGracefully } from 'server/end-in-order';
import { redirectConsoleToJsonLog } from 'server/json-console';
import { listenAtSharedPort } from 'server/listen';
import { toLoggable } from 'server/loggable';
import { startMetrics } from 'server/metrics/start-metrics';
import { SettingError } from 'server/settings/read';
import { recordStoreLocation } from 'server/store-location';
import { notifyOpen } from 'server/supervised';
import { startTracing, stopTracing } from 'server/tracing';
import { buildEdge } from './app.ts';
import { isBackendReady } from './health-routes.ts';
import { forwardApiCalls } from './backend/forward-api-calls.ts';
import { describeStoreLocation } from 'releases/releases';
import { readSettings } from './settings/settings.ts';

redirectConsoleToJsonLog('edge');

async function startServer(): Promise<void> {
  const settings = readSettings(process.env);
  await startTracing('edge', process.env);
  const { hasOwnBackend, apiSocket } = settings;
  if (hasOwnBackend && apiSocket === null)
    throw new SettingError(
      'API_SOCKET',
      'is required if edge runs separately and neither API_HOST nor API_INTERNAL_URL names a backend',
    );
  const app = await buildEdge(settings, {
    checkReady: () => isBackendReady(settings.apiInternalUrl),
    addRoutes: async (server) => {
      if (apiSocket !== null) await forwardApiCalls(server, apiSocket, settings);
    },
  });
  drainConnections(app);
  endGracefully(app.log, async () => {
    await app.close();
    await stopTracing();
  });
  await startMetrics('edge', settings.metrics, app.log);
  await listenAtSharedPort(app, settings, 'PORT');
  await recordStoreLocation(settings.dataDir, 'RELEASE_STORE', describeStoreLocation(settings));
  notifyOpen();
}

startServer().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : toLoggable(cause));
  process.exit(1);
});
