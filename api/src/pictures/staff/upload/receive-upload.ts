import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../../../http/http-error.ts';
import { createTooLargeError, RefusedPictureError } from '../../decoding/refusals.ts';

/** Replaces the content type parsers of a plugin whose requests are files. */
export function acceptFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Passes no body, because the handler itself reads the stream. Hooks that inspect a body must not
  // get the stream.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/**
 * Turns a refusal into an error that pages display at the field of the picture. For a picture that
 * is too large, also closes the connection, so that its other bytes are not received.
 */
export async function refuseAtField<Result>(
  reply: FastifyReply,
  upload: () => Promise<Result>,
): Promise<Result> {
  try {
    return await upload();
  } catch (cause) {
    if (!(cause instanceof RefusedPictureError)) throw cause;
    if (cause.refusal === 'large') void reply.header('connection', 'close');
    throw new RefusedUploadError(cause);
  }
}

/**
 * A 400 error, or a 413 for too many bytes. The page displays the message at the field of the
 * picture.
 */
class RefusedUploadError extends HttpError {
  override readonly extraFields = { field: 'picture' };

  constructor({ refusal, message }: RefusedPictureError) {
    super(refusal === 'large' ? 413 : 400, `picture_${refusal}`, message);
  }
}

/** Reads the body of an upload. Rejects as soon as the body is known to have more than `maxBytes`. */
export async function readUpload(
  { headers, raw }: FastifyRequest,
  maxBytes: number,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw createTooLargeError(maxBytes);
  try {
    // Keeps the stream open, because a refusal would otherwise end the connection before its
    // response is sent.
    return await readBody(
      raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
      maxBytes,
    );
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ECONNRESET') throw cause;
    throw badRequest('Picture: the upload was broken off. Please try again.', 'broken_off');
  }
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw createTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
