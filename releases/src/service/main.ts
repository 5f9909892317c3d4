import { drainConnections } from 'server/drain';
import { endGracefully } from 'server/end-in-order';
import { redirectConsoleToJsonLog } from 'server/json-console';
import { listen } from 'server/listen';
import { listenOnSocket } from 'server/listen-at-socket';
import { toLoggable } from 'server/loggable';
import { startMetrics } from 'server/metrics/start-metrics';
import { SettingError } from 'server/settings/read';
import { notifyOpen } from 'server/supervised';
import { buildReleaseService } from './build-release-service.ts';
import { readServiceSettings } from './read-service-settings.ts';

redirectConsoleToJsonLog('release-service');

async function serve(): Promise<void> {
  const settings = readServiceSettings(process.env);
  const app = await buildReleaseService(settings);
  drainConnections(app);
  endGracefully(app.log, () => app.close());
  await startMetrics('release-service', settings.metrics, app.log);
  if (settings.socket === null) await listen(app, settings, 'RELEASE_SERVICE_PORT');
  else await listenOnSocket(app, settings.socket, 'RELEASE_SERVICE_SOCKET');
  notifyOpen();
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : toLoggable(cause));
  process.exit(1);
});
