import type { RequestDeclaration } from 'contract/calls/call';
import { integer, programText } from 'contract/calls/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { errorResponse } from '../../http/responses.ts';
import { buildRequestSchema, type CallRequest, toRoutePath } from '../../http/serve-call.ts';
import { matchesEtag } from 'server/matches-etag';
import { selectEncoding } from '../../http/compressed-body.ts';
import { chooseFormat, imageWidths } from '../store/formats.ts';
import { openImageStore } from './image-store.ts';
import { openPictureStore } from '../store/picture-store.ts';
import type { Picture } from '../store/source-image.ts';

const getPicture = {
  method: 'GET',
  path: 'images/{file}',
  access: 'everybody',
  kind: 'picture',
  summary: 'A picture',
  params: v.object({ file: programText(200) }),
  query: v.object({
    w: v.optional(
      v.pipe(integer, v.metadata({ enum: [...imageWidths], description: 'Width in px.' })),
    ),
  }),
} as const satisfies RequestDeclaration;

const binary = { schema: { type: 'string', format: 'binary' } };

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
    toRoutePath(getPicture.path),
    {
      config: { public: true },
      schema: {
        ...buildRequestSchema(getPicture),
        response: { 200: PictureResponse, '4xx': errorResponse, '5xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { params, query } = request as CallRequest<typeof getPicture>;
      const { file } = params;
      const { w } = query;
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
