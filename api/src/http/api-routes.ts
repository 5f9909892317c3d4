import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';

/** What every domain's routes are given. */
export interface ApiContext {
  config: Config;
  db: Db;
}

/** The routes of one domain. */
export type ApiRoutes = FastifyPluginAsyncTypebox<ApiContext>;
