import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Permission } from 'contract/calls/permissions';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import type { TestApp } from './test-app.ts';

/** JSON Schema of an input. */
export type JsonSchema = Record<string, unknown>;

/** A registered route, with the schemas of its input. */
export interface Route {
  method: string;
  url: string;
  isPublic: boolean;
  permission: Permission | undefined;
  schema: { params?: JsonSchema; querystring?: JsonSchema; body?: JsonSchema };
}

/** Returns every route of the backend, including hidden routes, but not the HEAD routes. */
export async function listRoutes({ config, db }: TestApp): Promise<Route[]> {
  const routes: Route[] = [];
  const app: FastifyInstance = Fastify(createServerOptions(config));
  app.addHook('onRoute', (route) => {
    routes.push(...listMethods(route).map((method) => describe(method, route)));
  });
  await app.register(apiPlugin, { config, db });
  await app.close();
  return routes;
}

const listMethods = ({ method }: RouteOptions) =>
  [method].flat().filter((name) => name !== 'HEAD' && name !== 'OPTIONS');

const describe = (method: string, { url, config, schema }: RouteOptions): Route => ({
  method,
  url,
  isPublic: config?.public === true,
  permission: config?.permission,
  schema: (schema ?? {}) as Route['schema'],
});
