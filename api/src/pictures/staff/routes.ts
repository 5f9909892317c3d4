import * as calls from 'contract/staff/catalogue/picture';
import type { FastifyReply } from 'fastify';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changePicture, findPicture } from './library.ts';
import { listPictures } from './list-pictures.ts';
import { openPictureStore } from '../store/picture-store.ts';
import { decodeUpload } from '../decoding/decode-upload.ts';
import { RefusedPictureError } from '../decoding/refusals.ts';
import { readUpload } from './upload/read-upload.ts';
import { RefusedUploadError } from './upload/refused-upload-error.ts';
import { storePicture } from './upload/store-picture.ts';
import { UploadQueue } from './upload/upload-queue.ts';

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
