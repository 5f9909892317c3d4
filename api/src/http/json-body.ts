import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else; an empty one is no body at all, as clients send on logout. */
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
