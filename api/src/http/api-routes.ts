import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';

/** Context of every domain's routes. */
export interface ApiContext {
  config: Config;
  db: Db;
}

/** Routes of one domain. */
export type ApiRoutes = FastifyPluginAsyncTypebox<ApiContext>;
