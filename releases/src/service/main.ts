import { drain } from 'server/drain';
import { endInOrder } from 'server/end-in-order';
import { listen } from 'server/listen';
import { listenAtSocket } from 'server/listen-at-socket';
import { loggable } from 'server/loggable';
import { SettingError } from 'server/settings/error';
import { tellOpen } from 'server/supervised';
import { buildReleaseService } from './app.ts';
import { readServiceSettings } from './settings.ts';

/**
 * Runs the release service: at the socket `RELEASE_SERVICE_SOCKET` for `edge` on this machine, else
 * on `RELEASE_SERVICE_PORT`. SIGTERM drains it.
 */
async function serve(): Promise<void> {
  const settings = readServiceSettings(process.env);
  const app = await buildReleaseService(settings);
  drain(app);
  endInOrder(app.log, () => app.close());
  if (settings.socket === null) await listen(app, settings, 'RELEASE_SERVICE_PORT');
  else await listenAtSocket(app, settings.socket, 'RELEASE_SERVICE_SOCKET');
  tellOpen();
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : loggable(cause));
  process.exit(1);
});
