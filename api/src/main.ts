import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { ConfigError } from './config/config-error.ts';
import { allowStorefront } from './http/allow-storefront.ts';
import { serverOptions } from './http/server-options.ts';
import { prepareApi } from './start.ts';

/** Runs the backend alone, on `API_PORT`. SIGTERM drains. */
try {
  const api = await prepareApi(process.env);
  const app = Fastify(serverOptions(api.config));
  await allowStorefront(app, api.config);
  await app.register(api.plugin);
  const background = api.background(app.log);
  for (const { role, email, password } of api.signIns) {
    app.log.info(`Sign in as ${role}: ${email} / ${password}`);
  }
  closeWithGrace({ delay: 10_000, logger: app.log }, async () => {
    await app.close();
    await background.stop();
    await api.close();
  });
  await app.listen({ port: api.config.port, host: '0.0.0.0' });
} catch (cause) {
  console.error(cause instanceof ConfigError ? cause.message : cause);
  process.exit(1);
}
