import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';

export interface ApiContext {
  config: Config;
  db: Db;
}

export type ApiRoutes = FastifyPluginAsync<ApiContext>;
