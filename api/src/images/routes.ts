import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiRoutes } from '../http/api-routes.ts';
import { ErrorAnswer } from '../http/answers.ts';
import { matchesEtag } from 'server/matches-etag';
import { sentAs } from '../http/packed-answer.ts';
import { formatFor } from './formats.ts';
import { openImageStore } from './image-store.ts';
import type { Picture } from './source-image.ts';

/** Allowed widths, in px. With any width, clients could fill the disk. */
const widths = [160, 320, 480, 640, 960, 1280, 1920];

const Params = Type.Object({ file: Type.String({ maxLength: 200 }) });

const Query = Type.Object({
  w: Type.Optional(Type.Integer({ enum: widths, description: 'Width in px.' })),
});

const binary = { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) };

const PictureAnswer = {
  description: 'The picture.',
  content: {
    'image/svg+xml': binary,
    'image/avif': binary,
    'image/webp': binary,
    'image/jpeg': binary,
    'image/png': binary,
  },
};

/** Lets clients cache pictures for 30 days, because a changed picture gets a new name. */
const CACHE_CONTROL = 'public, max-age=2592000';

/**
 * Serves GET images/{file}: the original, or with `?w=` a width in px in the best accepted format.
 */
export const imageRoutes: ApiRoutes = async (app, { config }) => {
  const store = openImageStore(config.dataDir, app.log);

  app.get(
    '/images/:file',
    {
      config: { public: true },
      schema: {
        summary: 'A picture',
        params: Params,
        querystring: Query,
        response: { 200: PictureAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const { w } = request.query;
      const original = await store.original(file);
      if (w === undefined) return send(request, reply, original);
      reply.header('vary', 'Accept');
      const format = formatFor(request.headers.accept, original.contentType);
      return send(request, reply, await store.sized(original, w, format));
    },
  );
};

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body: whole, contentType, hash, packed }: Picture,
): FastifyReply {
  const answer = { body: whole, etag: `"${hash}"`, packed };
  const { encoding, body, etag } = sentAs(answer, headers['accept-encoding']);
  if (packed) reply.header('vary', 'Accept-Encoding');
  reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  // Forbids scripts and requests in an SVG that is opened as a page.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(contentType).send(body);
}
