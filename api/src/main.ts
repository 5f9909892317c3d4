import Fastify from 'fastify';
import { ConfigError } from './config/config-error.ts';
import { allowStorefront } from './http/allow-storefront.ts';
import { loggable } from './http/loggable.ts';
import { serverOptions } from './http/server-options.ts';
import { drain } from './process/drain.ts';
import { endInOrder } from './process/end-in-order.ts';
import { prepareApi } from './start.ts';

/** Runs the backend alone, on `API_PORT`. SIGTERM drains. */
async function serve(): Promise<void> {
  const api = await prepareApi(process.env);
  const { host, port } = api.config;
  const app = Fastify(serverOptions(api.config));
  drain(app);
  await allowStorefront(app, api.config);
  await app.register(api.plugin);
  let background: ReturnType<typeof api.background> | null = null;
  endInOrder(app.log, async () => {
    await app.close();
    await background?.stop();
    await api.close();
  });
  await app.listen({ port, host }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRNOTAVAIL')
      throw new ConfigError('HOST', `${host} is no address of this machine`);
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new ConfigError('API_PORT', `${port} is taken: stop what uses it, or set another`);
  });
  background = api.background(app.log);
  for (const { role, email, password } of api.signIns) {
    app.log.info(`Sign in as ${role}: ${email} / ${password}`);
  }
}

serve().catch((cause: unknown) => {
  console.error(cause instanceof ConfigError ? cause.message : loggable(cause));
  process.exit(1);
});
