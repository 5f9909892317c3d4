import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies. An empty body counts as no body, because clients send one to sign out.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) =>
      body.trim() === '' ? done(null, undefined) : parse(request, body, done),
  );
}
