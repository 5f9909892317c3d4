import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import mime from 'mime/lite';
import { loggable } from 'server/loggable';
import { isRead, refuseMethod } from '../read-only.ts';
import { DamagedError } from 'releases/errors';
import type { Follower } from 'releases/follow-registry';
import type { ReleaseFiles } from 'releases/release-files';
import { RELEASES_PATH } from 'releases/release';
import { StoreAwayError } from 'releases/release-store';

/** Time for which a browser caches a file of a release, in seconds. */
const YEAR_S = 31_536_000;
const ENDINGS: Record<string, string> = { br: '.br', gzip: '.gz' };
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/**
 * Serves the files of releases. Each file is verified, immutable and compressed in advance.
 * Responds with 404 to a missing or damaged file and with 503 if the store is unavailable.
 */
export async function assets(
  app: FastifyInstance,
  follower: Follower,
  files: ReleaseFiles,
): Promise<void> {
  /** Files whose last request failed. A failure is logged once, and again only after a success. */
  const told = new Set<string>();

  await app.register(
    (scope, _options, done) => {
      // A missing file below this path gets a plain 404, not the page of the shop.
      scope.setNotFoundHandler((request, reply) =>
        isRead(request) ? notFound(reply) : refuseMethod(request, reply),
      );
      scope.get<{ Params: Record<'name' | 'version' | '*', string> }>(
        '/:name/:version/*',
        async (request, reply) => {
          const { name, version, '*': path } = request.params;
          const file = `${name}/${version}/${path}`;
          const release = await follower.find(`${name}/${version}`);
          // Code that runs only on the server is not served.
          if (!release || path.startsWith('server/')) return notFound(reply);
          try {
            const sent = await send(path, request.headers['accept-encoding']);
            told.delete(file);
            return sent;
          } catch (cause) {
            if (!told.has(file)) {
              const facts = { file, failure: loggable(cause) };
              request.log.error(facts, 'a file of a release cannot be served');
            }
            if (told.size < MOST_TOLD) told.add(file);
            if (cause instanceof DamagedError) return notFound(reply);
            if (!(cause instanceof StoreAwayError)) throw cause;
            return reply
              .code(503)
              .headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
              .send();
          }

          async function send(path: string, accepted: string | undefined) {
            if (!release) return notFound(reply);
            const wanted = accepted ? (negotiator.negotiate(accepted) ?? 'identity') : 'identity';
            const ending = ENDINGS[wanted];
            const record = await files.record(release);
            const isPacked = ending !== undefined && Object.hasOwn(record.files, path + ending);
            const body = await files.give(release, isPacked ? path + ending : path);
            if (!body) return notFound(reply);
            if (isPacked) void reply.header('Content-Encoding', wanted);
            return reply
              .headers({
                'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
                'Access-Control-Allow-Origin': '*',
                Vary: 'Accept-Encoding',
              })
              .type(typeOf(path))
              .send(body);
          }
        },
      );
      done();
    },
    { prefix: RELEASES_PATH },
  );
}

/** Largest number of failed files that are remembered. */
const MOST_TOLD = 1000;

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found.');

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
}
