import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT, type UploadCall } from 'server/body-limit';

/**
 * Returns a hook that responds with 411 to an upload without a size, and with 413 to an upload over
 * the size limit. The rest of the upload is discarded, because browsers lose the response if the
 * connection ends during an upload.
 */
export const requireUploadSize =
  (call: UploadCall) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const size = headers['content-length'];
    if (size === undefined)
      return refuse(reply, 411, call, 'the size of the upload is missing. Please try again.');
    if (Number(size) > UPLOAD_LIMIT)
      return refuse(reply, 413, call, 'the file is larger than 20 MB. Make it smaller first.');
    return undefined;
  };

/**
 * Reads and drops the rest of a refused upload, because some browsers read the response only after
 * the whole upload.
 */
export async function discardRest({ raw }: FastifyRequest): Promise<void> {
  raw.unpipe();
  raw.resume();
}

const refuse = (
  reply: FastifyReply,
  statusCode: number,
  { field, label }: UploadCall,
  sentence: string,
) =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ status: false, error: `${label}: ${sentence}`, code: `${field}_large`, field });
