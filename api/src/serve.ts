import Fastify from 'fastify';
import { drain } from 'server/drain';
import { endInOrder } from 'server/end-in-order';
import { listen } from 'server/listen';
import { listenAtSocket } from 'server/listen-at-socket';
import { SettingError } from 'server/settings/error';
import { recordStoreLocation } from 'server/store-location';
import { tellOpen } from 'server/supervised';
import { databaseLocation } from './db/open-database.ts';
import { allowStorefront } from './http/allow-storefront.ts';
import { loggable } from './http/loggable.ts';
import { serverOptions } from './http/server-options.ts';
import { prepareApi } from './start.ts';

/**
 * Runs the backend at the socket `API_SOCKET` behind `edge`, or standalone on `API_PORT`. SIGTERM
 * stops it after the requests in progress.
 */
async function serve(): Promise<void> {
  const api = await prepareApi(process.env);
  const { socket } = api.config;
  const app = Fastify(serverOptions(api.config));
  drain(app);
  if (socket === null) await allowStorefront(app, api.config);
  await app.register(api.plugin, { prefix: socket === null ? '' : '/api' });
  let background: ReturnType<typeof api.background> | null = null;
  endInOrder(
    app.log,
    async () => {
      await app.close();
      await background?.stop();
      await api.close();
    },
    loggable,
  );
  if (socket === null) await listen(app, api.config, 'API_PORT');
  else await listenAtSocket(app, socket, 'API_SOCKET');
  const { dataDir } = api.config;
  await recordStoreLocation(dataDir, 'DATABASE_URL', databaseLocation(api.config));
  background = api.background(app.log);
  const lines = api.signIns.map(
    ({ role, email, password }) => `${role.padEnd(9)} ${email}  password: ${password}`,
  );
  if (!tellOpen(lines)) for (const line of lines) console.log(line);
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : loggable(cause));
  process.exit(1);
});
