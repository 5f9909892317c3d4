import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { ErrorResponse } from '../../http/responses.ts';
import { matchesEtag } from 'server/matches-etag';
import { selectEncoding } from '../../http/compressed-body.ts';
import { chooseFormat, imageWidths } from '../store/formats.ts';
import { openImageStore } from './image-store.ts';
import { openPictureStore } from '../store/picture-store.ts';
import type { Picture } from '../store/source-image.ts';

const Params = Type.Object({ file: Type.String({ maxLength: 200 }) });

const Query = Type.Object({
  w: Type.Optional(Type.Integer({ enum: imageWidths, description: 'Width in px.' })),
});

const binary = { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) };

const PictureResponse = {
  description: 'The picture.',
  content: {
    'image/svg+xml': binary,
    'image/avif': binary,
    'image/webp': binary,
    'image/jpeg': binary,
    'image/png': binary,
  },
};

/** Largest size of the memory cache for pictures, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Lets clients cache pictures for 30 days, because a changed picture gets a new name. */
const CACHE_CONTROL = 'public, max-age=2592000';

/**
 * Serves the original of a picture. The query parameter `w` is a width in px. With `w`, serves the
 * picture in this width and in the best format that the client accepts.
 */
export const imageRoutes: ApiRoutes = async (app, { config }) => {
  const uploads = await openPictureStore(config);
  const { dataDir } = config;
  const store = openImageStore({ dataDir, uploads, log: app.log, maxBytes: MAX_BYTES });

  app.get(
    '/images/:file',
    {
      config: { public: true },
      schema: {
        summary: 'A picture',
        params: Params,
        querystring: Query,
        response: { 200: PictureResponse, '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const { w } = request.query;
      if (w === undefined) return sendPicture(request, reply, await store.loadOriginal(file));
      const source = await store.findSource(file);
      reply.header('vary', 'Accept');
      const format = chooseFormat(request.headers.accept, source.contentType);
      return sendPicture(request, reply, await store.loadSized(source, w, format));
    },
  );
};

function sendPicture(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body: originalBody, contentType, hash, compressedBody }: Picture,
): FastifyReply {
  const response = { body: originalBody, etag: `"${hash}"`, compressedBody };
  const { encoding, body, etag } = selectEncoding(response, headers['accept-encoding']);
  if (compressedBody) reply.header('vary', 'Accept-Encoding');
  reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  // Forbids scripts and requests of an SVG that a browser opens as a page.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(contentType).send(body);
}
