import type { FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from 'server/body-limit';
import { badRequest } from '../../../http/http-error.ts';
import { RefusedPictureError } from '../../decoding/refusals.ts';

/** Reads the body of an upload. Rejects as soon as the body is known to be too large. */
export async function readUpload({ headers, raw }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMIT) throw new RefusedPictureError('large');
  try {
    // Keeps the stream open, because a refusal would otherwise end the connection before its
    // response is sent.
    return await readBody(raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ECONNRESET') throw cause;
    throw badRequest('Picture: the upload was broken off. Please try again.', 'broken_off');
  }
}

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > UPLOAD_LIMIT) throw new RefusedPictureError('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
