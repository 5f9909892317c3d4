import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT } from 'server/body-limit';
import { RefusedPictureError } from '../decoding/refusals.ts';

/** Reads the body of an upload. Rejects as soon as it is known to be too large. */
export async function readUpload({ headers, body }: FastifyRequest): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > UPLOAD_LIMIT) throw new RefusedPictureError('large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as Readable) {
    size += (chunk as Buffer).length;
    if (size > UPLOAD_LIMIT) throw new RefusedPictureError('large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
