import type {
  FastifyInstance,
  onRequestHookHandler,
  FastifyReply,
  FastifyRequest,
  onResponseHookHandler,
  FastifySerializerCompiler,
} from 'fastify';
import { errorSchema } from './responses.ts';
import { replaceControlCharacters } from './control-characters.ts';
import { errorHandler } from './error-handler.ts';
import { getBodyLimit } from 'server/body-limit';
import { refuseTwoHosts } from 'server/refuse-two-hosts';
import { validatorCompiler } from './validator.ts';
import { HttpError, notFound } from './http-error.ts';
import build, { type Schema } from 'fast-json-stringify';
import { compileOnce } from './compile-once.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    hasOwnCacheControl?: boolean;
  }
}

/** Configures errors, validation, caching and logging of all routes that are registered later. */
export function configureRequests(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addSchema(errorSchema);
  acceptJsonOnly(app);
  const shouldLogPublicRoutes = ['debug', 'trace'].includes(app.log.level);
  // Adds hooks only to routes that need them, because each hook slows cached reads.
  app.addHook('onRoute', (route) => {
    const { public: isPublic, hasOwnCacheControl } = route.config ?? {};
    route.bodyLimit ??= getBodyLimit(route.method, route.url.slice(app.prefix.length));
    if (hasOwnCacheControl !== true)
      route.onRequest = [forbidCaching, ...[route.onRequest ?? []].flat()];
    if (isPublic !== true || shouldLogPublicRoutes) route.onResponse = logResponse;
  });
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('preValidation', replaceControlCharacters);
}

/** Forbids caching by default, because most responses contain personal data. */
const forbidCaching: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  done();
};

/**
 * Accepts only JSON. An empty body counts as no body, because clients send an empty body to sign
 * out.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) =>
      body.trim() === '' ? done(null, undefined) : parse(request, body, done),
  );
}

/** Responds with 405 and the allowed methods if the path exists. */
function notFoundHandler({ method, url, server }: FastifyRequest, reply: FastifyReply): void {
  const allowedMethods = methods.filter(
    (candidate) => server.findRoute({ method: candidate, url }) !== null,
  );
  if (allowedMethods.length === 0) throw notFound();
  reply.header('allow', allowedMethods.join(', '));
  throw new HttpError(405, 'method_not_allowed', `This address does not take ${method}.`);
}

/** Omits OPTIONS, because the CORS plugin handles it for every path. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Logs the route's pattern, because the URL may contain personal data. */
const logResponse: onResponseHookHandler = (request, reply, done) => {
  const { config, url = 'none' } = request.routeOptions;
  request.log[config.public === true ? 'debug' : 'info'](
    {
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
  done();
};

/** Schemas that other schemas refer to, by their `$id`. */
const namedSchemas = { Error: errorSchema as Schema };

const compileSerializer = compileOnce((schema) =>
  build(schema as Schema, { schema: namedSchemas }),
);

const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const getSerializer = compileSerializer(schema);
  return (output) => getSerializer()(output);
};
