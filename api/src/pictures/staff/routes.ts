import * as calls from 'contract/staff/catalogue/picture';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changePicture, findPicture } from './library.ts';
import { listPictures } from './list-pictures.ts';
import { openPictureStore } from '../store/picture-store.ts';
import { decodeUpload } from '../decoding/decode-upload.ts';
import { acceptFiles, readUpload, refuseAtField } from './upload/receive-upload.ts';
import { storePicture } from './upload/store-picture.ts';
import { UploadQueue } from './upload/upload-queue.ts';
import { UPLOAD_LIMIT } from 'server/body-limit';

export const pictureRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(uploadRoute, context);
  serveCall(app, calls.listPictures, ({ query }) => listPictures(db, query));
  serveCall(app, calls.changePicture, async ({ user, params, body }) => ({
    data: await changePicture(db, user, params.file, body),
  }));
};

const uploadRoute: ApiRoutes = async (app, { config: settings, db }) => {
  const store = await openPictureStore(settings);
  const queue = new UploadQueue({ uploads: 8, decoders: 2 });
  acceptFiles(app);
  serveCall(app, calls.uploadPicture, (request, reply) =>
    refuseAtField(reply, () =>
      queue.admit(async () => {
        const upload = await readUpload(request, UPLOAD_LIMIT);
        const picture = await queue.decode(() => decodeUpload(upload));
        const file = await storePicture({ db, store }, request.user, picture);
        return { data: await findPicture(db, file) };
      }),
    ),
  );
};
