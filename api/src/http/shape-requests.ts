import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { errorSchema } from './answers.ts';
import { replaceControlCharacters } from './clean-text.ts';
import { errorHandler } from './error-handler.ts';
import { acceptJsonOnly } from './json-body.ts';
import { notFoundHandler } from './not-found.ts';
import { BODY_LIMIT } from 'server/body-limit';
import { refuseTwoHosts } from 'server/refuse-two-hosts';
import { logAnswer } from './request-log.ts';
import { validatorCompiler } from './validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes that set the Cache-Control header themselves. */
    kept?: boolean;
  }
}

/** Sets up parsing, validation, error handling and logging for all routes. */
export function shapeRequests(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.setValidatorCompiler(validatorCompiler);
  app.addSchema(errorSchema);
  acceptJsonOnly(app);
  const logsPublic = ['debug', 'trace'].includes(app.log.level);
  // Adds hooks only to routes that need them, because each hook slows cached reads.
  app.addHook('onRoute', (route) => {
    const { public: isPublic, kept } = route.config ?? {};
    route.bodyLimit ??= BODY_LIMIT;
    if (kept !== true) route.onRequest = [keepPrivate, ...[route.onRequest ?? []].flat()];
    if (isPublic !== true || logsPublic) route.onResponse = logAnswer;
  });
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('preValidation', replaceControlCharacters);
}

/** Hook that forbids caching, because most responses are personal. */
const keepPrivate: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  done();
};
