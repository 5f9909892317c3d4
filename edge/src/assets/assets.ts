import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isRead, refuseMethod } from '../read-only.ts';
import { RELEASES_PATH } from '../releases/release.ts';

/** Serves the files of releases: immutable, compressed ahead, and a real 404 for what is gone. */
export async function assets(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(
    async (scope) => {
      // Inside this scope a missing file is a missing file, never a page.
      scope.setNotFoundHandler((request, reply) => {
        if (!isRead(request)) return refuseMethod(request, reply);
        return reply
          .code(404)
          .header('Cache-Control', 'no-store')
          .type('text/plain')
          .send('Not found.');
      });
      await scope.register(fastifyStatic, {
        root: join(dataDir, 'releases'),
        prefix: '/',
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        decorateReply: false,
        allowedPath: (path) => !path.includes('/server/'),
        setHeaders: (reply) => {
          reply.header('Access-Control-Allow-Origin', '*');
        },
      });
    },
    { prefix: RELEASES_PATH },
  );
}
