import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { Access, BareCall, Call, RequestDeclaration } from 'contract/calls/call';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import type * as v from 'valibot';
import { defineResponses, errorFields } from './responses.ts';

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** Body of a request after validation. */
export type CallBody<Declaration extends RequestDeclaration> = Output<Declaration['body']>;

/** A request after validation, with the defaults of missing fields. */
export type CallRequest<Declaration extends RequestDeclaration> = FastifyRequest<{
  Params: Output<Declaration['params']>;
  Querystring: Output<Declaration['query']>;
  Body: CallBody<Declaration>;
}>;

type RouteOptions = Pick<RouteShorthandOptions, 'preHandler' | 'onRequest' | 'config'>;

type Handler<Declaration extends Call | BareCall> = (
  request: CallRequest<Declaration>,
  reply: FastifyReply,
) => Promise<v.InferInput<Declaration['response']>>;

/** Registers the route of a call that `contract` declares. A response contains only declared fields. */
export function serveCall<Declaration extends Call>(
  app: FastifyInstance,
  call: Declaration,
  handle: Handler<Declaration>,
  options: RouteOptions = {},
): void {
  app.route({
    ...buildRouteOptions(call, buildRouteSchema(call), options),
    handler: async (request, reply) => ({
      status: true,
      ...(await handle(request as CallRequest<Declaration>, reply)),
    }),
  });
}

/** Registers the route of a call whose response has no `status: true`. */
export function serveBareCall<Declaration extends BareCall>(
  app: FastifyInstance,
  call: Declaration,
  handle: Handler<Declaration>,
  options: RouteOptions = {},
): void {
  app.route({
    ...buildRouteOptions(call, buildBareRouteSchema(call), options),
    handler: (request, reply) => handle(request as CallRequest<Declaration>, reply),
  });
}

function buildRouteOptions(
  { method, path, access }: RequestDeclaration,
  schema: FastifySchema,
  { config, ...options }: RouteOptions,
) {
  return {
    ...options,
    method,
    url: toRoutePath(path),
    config: { ...config, ...toRouteConfig(access) },
    schema: { ...schema, hide: access === 'page server' },
  };
}

export function toRouteConfig(access: Access): FastifyContextConfig {
  if (access === 'session') return {};
  const isPublic = access === 'everybody' || access === 'page server';
  return isPublic ? { public: true } : { permission: access };
}

/** Returns the path of a route for a declared path, such as '/staff/messages/:id'. */
export const toRoutePath = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

type RequestSchemas = Pick<
  RequestDeclaration,
  'summary' | 'kind' | 'params' | 'query' | 'fileTypes'
> & {
  body?: v.GenericSchema | undefined;
};

/** Returns the schema of a route without its responses. */
export const buildRequestSchema = (request: RequestSchemas) => {
  const { summary, kind, params, query, body, fileTypes } = request;
  return {
    summary,
    ...(kind && { 'x-kind': kind }),
    ...(params && { params: toRouteSchema(params) }),
    ...(query && { querystring: toRouteSchema(query) }),
    ...(body && { body: toRouteSchema(body) }),
    ...(fileTypes && { consumes: [...fileTypes] }),
  };
};

/** Returns the schemas of a route for the schemas of a call. */
export function buildRouteSchema({
  response,
  refusals,
  ...request
}: RequestSchemas & Pick<Call, 'response' | 'refusals'>): FastifySchema {
  const refusalSchemas = Object.entries(refusals ?? {}).map(([status, schema]) => [
    status,
    addFields(errorFields, schema, ['status', 'error', 'code']),
  ]);
  return {
    ...buildRequestSchema(request),
    response: {
      ...defineResponses(addFields({ status: { const: true } }, response)),
      ...Object.fromEntries(refusalSchemas),
    },
  } as FastifySchema;
}

/** Returns the schemas of a route whose response has no `status: true`. */
export const buildBareRouteSchema = ({ response, ...request }: BareCall): FastifySchema => ({
  ...buildRequestSchema(request),
  response: defineResponses(toRouteSchema(response)),
});

/** JSON Schema of a request or response. */
interface RouteSchema {
  properties?: object;
  required?: string[];
}

/** Returns the JSON Schema of what is on the wire, before a page transforms it. */
export function toRouteSchema(schema: v.GenericSchema): RouteSchema {
  const { $schema: _draft, ...routeSchema } = toJsonSchema(schema, {
    typeMode: 'input',
    overrideAction: ({ jsonSchema }) => nameVariants(jsonSchema),
  });
  return routeSchema as RouteSchema;
}

/** Lists the options of a union with a discriminator as `oneOf`, which Ajv needs for it. */
function nameVariants({ anyOf, ...jsonSchema }: JsonSchema): JsonSchema | null {
  if (!('discriminator' in jsonSchema) || anyOf === undefined) return null;
  return { ...jsonSchema, oneOf: anyOf };
}

/** Returns the schema of an object with `fields` and those of `schema`. */
function addFields(fields: object, schema: v.GenericSchema, requiredFields = Object.keys(fields)) {
  const { properties, required = [], ...routeSchema } = toRouteSchema(schema);
  return {
    ...routeSchema,
    properties: { ...fields, ...properties },
    required: [...requiredFields, ...required],
  };
}
