import Fastify from 'fastify';
import { drainConnections } from 'server/drain';
import { endGracefully } from 'server/end-in-order';
import { redirectConsoleToJsonLog } from 'server/json-console';
import { listen } from 'server/listen';
import { listenOnSocket } from 'server/listen-at-socket';
import { startMetrics } from 'server/metrics/start-metrics';
import { SettingError } from 'server/settings/error';
import { recordStoreLocation } from 'server/store-location';
import { notifyOpen, notifyPrepared } from 'server/supervised';
import { startTracing, stopTracing } from 'server/tracing';
import { describeDatabaseLocation } from './db/open-database.ts';
import { allowStorefront } from './http/allow-storefront.ts';
import { toLogFields } from './http/to-log-fields.ts';
import { limitRequests } from './http/limit-requests.ts';
import { createServerOptions } from './http/server-options.ts';
import { openOperatorServer } from './operator/operator-server.ts';
import { createApi } from './prepare-api.ts';

redirectConsoleToJsonLog('backend');

/**
 * Runs the backend on the socket `API_SOCKET` behind `edge`, or standalone on `API_PORT`. SIGTERM
 * stops the backend after the requests in progress.
 */
async function serve(): Promise<void> {
  await startTracing('backend', process.env);
  const api = createApi(process.env);
  const { socket } = api.config;
  const app = Fastify(createServerOptions(api.config));
  drainConnections(app);
  if (socket === null) {
    limitRequests(app, api.config);
    await allowStorefront(app, api.config);
  }
  // Registers the routes before the database is open. The registration takes a second. During an
  // update, the replaced backend may still have the database open meanwhile.
  await app.register(api.plugin, { prefix: socket === null ? '' : '/api' });
  await app.ready();
  notifyPrepared();
  const { database, signIns, startBackgroundJobs, close } = await api.open();
  let operatorServer: { close(): Promise<void> } | null = null;
  let backgroundJobs: ReturnType<typeof startBackgroundJobs> | null = null;
  endGracefully(
    app.log,
    async () => {
      await operatorServer?.close();
      // The backend serves requests until the background jobs have ended.
      await backgroundJobs?.stop();
      await app.close();
      await close();
      await stopTracing();
    },
    toLogFields,
  );
  await startMetrics('backend', api.config.metrics, app.log);
  if (socket === null) await listen(app, api.config, 'API_PORT');
  else await listenOnSocket(app, socket, 'API_SOCKET');
  const { dataDir } = api.config;
  await recordStoreLocation(dataDir, 'DATABASE_URL', describeDatabaseLocation(api.config));
  if (database.kind === 'pglite') operatorServer = await openOperatorServer(api.config, database);
  backgroundJobs = startBackgroundJobs(app.log);
  const lines = signIns.map(
    ({ role, email, password }) => `${role.padEnd(9)} ${email}  password: ${password}`,
  );
  if (!notifyOpen(lines)) for (const line of lines) console.log(line);
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : toLogFields(cause));
  process.exit(1);
});
