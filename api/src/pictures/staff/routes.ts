import * as calls from 'contract/staff/catalogue/picture';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changePicture, findPicture } from './library.ts';
import { listPictures } from './list-pictures.ts';
import { openPictureStore } from '../store/picture-store.ts';
import { decodeUpload } from '../decoding/decode-upload.ts';
import { RefusedPictureError } from '../decoding/refusals.ts';
import { storePicture } from './upload/store-picture.ts';
import { UploadQueue } from './upload/upload-queue.ts';
import { HttpError, badRequest } from '../../http/http-error.ts';
import { UPLOAD_LIMIT } from 'server/body-limit';

export const pictureRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(uploadRoute, context);
  serveCall(app, calls.listPictures, ({ query }) => listPictures(db, query));
  serveCall(app, calls.changePicture, async ({ user, params, body }) => ({
    data: await changePicture(db, user, params.file, body),
  }));
};

/** Replaces the content type parsers, because the request body is the file itself. */
const uploadRoute: ApiRoutes = async (app, { config: settings, db }) => {
  const store = await openPictureStore(settings);
  const queue = new UploadQueue();
  app.removeAllContentTypeParsers();
  // Passes no body, because the handler itself reads the stream. Hooks that inspect a body must not
  // get the stream.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  serveCall(app, calls.uploadPicture, (request, reply) =>
    refuseAtField(reply, () =>
      queue.admit(async () => {
        const upload = await readUpload(request);
        const picture = await queue.decode(() => decodeUpload(upload));
        const file = await storePicture({ db, store }, request.user, picture);
        return { data: await findPicture(db, file) };
      }),
    ),
  );
};

/**
 * Turns a refusal into an error that pages display at the field of the picture. For a picture that
 * is too large, also closes the connection, so that its other bytes are not received.
 */
async function refuseAtField<Result>(
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

/** Reads the body of an upload. Rejects as soon as the body is known to be too large. */
async function readUpload({ headers, raw }: FastifyRequest): Promise<Buffer> {
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
