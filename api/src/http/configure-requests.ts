import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { errorSchema } from './responses.ts';
import { replaceControlCharacters } from './control-characters.ts';
import { errorHandler } from './error-handler.ts';
import { acceptJsonOnly } from './json-body.ts';
import { notFoundHandler } from './not-found.ts';
import { BODY_LIMIT } from 'server/body-limit';
import { refuseTwoHosts } from 'server/refuse-two-hosts';
import { logResponse } from './request-log.ts';
import { validatorCompiler } from './validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that set the Cache-Control header themselves. */
    hasOwnCacheControl?: boolean;
  }
}

/** Sets up parsing, validation, error handling and logging for all routes. */
export function configureRequests(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.setValidatorCompiler(validatorCompiler);
  app.addSchema(errorSchema);
  acceptJsonOnly(app);
  const shouldLogPublicRoutes = ['debug', 'trace'].includes(app.log.level);
  // Adds hooks only to routes that need them, because each hook slows cached reads.
  app.addHook('onRoute', (route) => {
    const { public: isPublic, hasOwnCacheControl } = route.config ?? {};
    route.bodyLimit ??= BODY_LIMIT;
    if (hasOwnCacheControl !== true)
      route.onRequest = [forbidCaching, ...[route.onRequest ?? []].flat()];
    if (isPublic !== true || shouldLogPublicRoutes) route.onResponse = logResponse;
  });
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('preValidation', replaceControlCharacters);
}

/** Hook that forbids caching, because most responses are personal. */
const forbidCaching: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  done();
};
