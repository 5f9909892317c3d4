import type { FastifyReply } from 'fastify';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses } from '../http/responses.ts';
import { changePicture, findPicture } from './library.ts';
import { listPictures } from './list-pictures.ts';
import { openPictureStore } from '../images/picture-store.ts';
import {
  ChangedPictureBody,
  LibraryPictureResponse,
  LibraryQuery,
  LibraryResponse,
  PictureParams,
} from './schemas.ts';
import { decodeUpload } from './decoding/decode-upload.ts';
import { RefusedPictureError } from './decoding/refusals.ts';
import { readUpload } from './upload/read-upload.ts';
import { RefusedUploadError } from './upload/refused-upload-error.ts';
import { storePicture } from './upload/store-picture.ts';
import { UploadQueue } from './upload/upload-queue.ts';

const config = { permission: 'catalogue' } as const;

export const pictureRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(uploadRoute, context);
  app.get(
    '/staff/catalogue/pictures',
    {
      config,
      schema: {
        summary: 'A page of the pictures: uploaded ones, the newest first, and then those built in',
        querystring: LibraryQuery,
        response: defineResponses(LibraryResponse),
      },
    },
    ({ query }) => listPictures(db, query),
  );
  app.post(
    '/staff/catalogue/pictures/:file',
    {
      config,
      schema: {
        summary: 'Changes the description and the focal point of a picture',
        params: PictureParams,
        body: ChangedPictureBody,
        response: defineResponses(LibraryPictureResponse),
      },
    },
    async ({ user, params, body }) => ({
      status: true as const,
      data: await changePicture(db, user, params.file, body),
    }),
  );
};

/** Replaces the content type parsers, because the request body is the file itself. */
const uploadRoute: ApiRoutes = async (app, { config: settings, db }) => {
  const store = await openPictureStore(settings);
  const queue = new UploadQueue();
  app.removeAllContentTypeParsers();
  // Passes no body, because the handler itself reads the stream. Hooks that inspect a body must not
  // get the stream.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.post(
    '/staff/catalogue/pictures',
    {
      config,
      schema: {
        summary: 'Uploads a picture: the body is the file, and its content decides the format',
        consumes: ['image/*', 'application/octet-stream'],
        response: defineResponses(LibraryPictureResponse),
      },
    },
    (request, reply) =>
      refuseAtField(reply, () =>
        queue.admit(async () => {
          const upload = await readUpload(request);
          const picture = await queue.decode(() => decodeUpload(upload));
          const file = await storePicture({ db, store }, request.user, picture);
          return { status: true as const, data: await findPicture(db, file) };
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
