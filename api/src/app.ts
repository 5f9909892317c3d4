import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Db } from './db/db.ts';
import { allowStorefront } from './http/allow-storefront.ts';
import { limitRequests } from './http/limit-requests.ts';
import { createServerOptions } from './http/server-options.ts';
import { apiPlugin } from './plugin.ts';

/** Builds the backend with routes at the root path. The caller must call `listen`. */
export async function buildApp(config: Config, db: Db): Promise<FastifyInstance> {
  const app = Fastify(createServerOptions(config));
  limitRequests(app, config);
  await allowStorefront(app, config);
  await app.register(apiPlugin, { config, db });
  return app;
}
