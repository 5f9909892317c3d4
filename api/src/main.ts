import Fastify from 'fastify';
import { drain } from 'server/drain';
import { endInOrder } from 'server/end-in-order';
import { listen } from 'server/listen';
import { SettingError } from 'server/settings/error';
import { allowStorefront } from './http/allow-storefront.ts';
import { loggable } from './http/loggable.ts';
import { serverOptions } from './http/server-options.ts';
import { prepareApi } from './start.ts';

/** Runs the backend alone, on `API_PORT`. SIGTERM drains. */
async function serve(): Promise<void> {
  const api = await prepareApi(process.env);
  const app = Fastify(serverOptions(api.config));
  drain(app);
  await allowStorefront(app, api.config);
  await app.register(api.plugin);
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
  await listen(app, api.config, 'API_PORT');
  background = api.background(app.log);
  for (const { role, email, password } of api.signIns) {
    console.log(`Sign in as ${role}: ${email} / ${password}`);
  }
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof SettingError ? cause.message : loggable(cause));
  process.exit(1);
});
