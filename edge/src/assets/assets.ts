import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import mime from 'mime/lite';
import { toLoggable } from 'server/loggable';
import { isRead, refuseMethod } from '../send-failure.ts';
import { DamagedError } from 'releases/errors';
import type { RegistryFollower } from 'releases/follow-registry';
import type { ReleaseFiles } from 'releases/release-files';
import { RELEASES_PATH, type RegisteredRelease } from 'releases/release';
import { StoreUnavailableError } from 'server/store/object-store';

const YEAR_S = 31_536_000;
const EXTENSION_BY_ENCODING: Record<string, string> = { br: '.br', gzip: '.gz' };
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** Serves the released files for browsers, compressed if possible. */
export async function registerAssets(
  app: FastifyInstance,
  follower: RegistryFollower,
  files: ReleaseFiles,
): Promise<void> {
  /**
   * Files that could not be read. The failure of a file is logged only once, until the file is
   * readable again.
   */
  const failedFiles = new Set<string>();

  await app.register(
    (scope, _options, done) => {
      // Sends a plain 404 for a missing file, because only pages need the shop's 'not found' page.
      scope.setNotFoundHandler((request, reply) =>
        isRead(request) ? sendNotFound(reply) : refuseMethod(request, reply),
      );
      scope.get<{ Params: Record<'name' | 'version' | '*', string> }>(
        '/:name/:version/*',
        async (request, reply) => {
          const { name, version, '*': path } = request.params;
          const file = `${name}/${version}/${path}`;
          const release = await follower.find(`${name}/${version}`);
          if (!release || path.startsWith('server/')) return sendNotFound(reply);
          try {
            const acceptEncoding = request.headers['accept-encoding'];
            const sentReply = await sendFile(reply, { files, release, path, acceptEncoding });
            failedFiles.delete(file);
            return sentReply;
          } catch (cause) {
            if (!failedFiles.has(file)) {
              const logDetails = { file, failure: toLoggable(cause) };
              request.log.error(logDetails, 'a file of a release cannot be served');
            }
            if (failedFiles.size < MAX_FAILED_FILES) failedFiles.add(file);
            if (cause instanceof DamagedError) return sendNotFound(reply);
            if (!(cause instanceof StoreUnavailableError)) throw cause;
            return reply
              .code(503)
              .headers({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
              .send();
          }
        },
      );
      done();
    },
    { prefix: RELEASES_PATH },
  );
}

const MAX_FAILED_FILES = 1000;

interface FileRequest {
  files: ReleaseFiles;
  release: RegisteredRelease;
  path: string;
  acceptEncoding: string | undefined;
}

async function sendFile(
  reply: FastifyReply,
  { files, release, path, acceptEncoding }: FileRequest,
): Promise<FastifyReply> {
  const encoding = acceptEncoding
    ? (negotiator.negotiate(acceptEncoding) ?? 'identity')
    : 'identity';
  const extension = EXTENSION_BY_ENCODING[encoding];
  const record = await files.record(release);
  const isCompressed = extension !== undefined && Object.hasOwn(record.files, path + extension);
  const body = await files.readCached(release, isCompressed ? path + extension : path);
  if (!body) return sendNotFound(reply);
  if (isCompressed) void reply.header('Content-Encoding', encoding);
  return reply
    .headers({
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'Access-Control-Allow-Origin': '*',
      Vary: 'Accept-Encoding',
    })
    .type(getContentType(path))
    .send(body);
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found.');

function getContentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type;
}
