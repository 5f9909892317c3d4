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
    /** True on the routes that say themselves how long their answer may be kept. */
    kept?: boolean;
  }
}

/** What holds for every route: how requests are read, checked, refused and logged. */
export function shapeRequests(app: FastifyInstance): void {
  app.setErrorHandler(errorHandler);
  app.setNotFoundHandler(notFoundHandler);
  app.setValidatorCompiler(validatorCompiler);
  app.addSchema(errorSchema);
  acceptJsonOnly(app);
  const logsPublic = ['debug', 'trace'].includes(app.log.level);
  // Hooks are given to the routes that need them: a read from memory costs little more than its bytes.
  app.addHook('onRoute', (route) => {
    const { public: isPublic, kept } = route.config ?? {};
    route.bodyLimit ??= BODY_LIMIT;
    if (kept !== true) route.onRequest = [keepPrivate, ...[route.onRequest ?? []].flat()];
    if (isPublic !== true || logsPublic) route.onResponse = logAnswer;
  });
  app.addHook('onRequest', refuseTwoHosts);
  app.addHook('preValidation', replaceControlCharacters);
}

/** Nothing is kept on the way unless its route says so: most answers are one person's. */
const keepPrivate: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  done();
};
