import {
  JOB_ORDER_HEADER,
  JOB_TIME_HEADER,
  JOB_TRADE_HEADER,
  MAX_JOB_PHOTOS,
  uploadJobPhoto,
} from 'contract/work/crew/crew-calls';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { lockOrderByNumber } from '../../orders/records/order-version.ts';
import { PhotoReceiver, readHeader } from '../../photos/photo-receiver.ts';
import type { PhotoOwner } from '../../photos/store-photo.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { bookingKinds } from '../../schedule/schedule.ts';
import type { LoadedJob } from '../jobs/load-jobs.ts';
import { requireOwnJob } from './own-jobs.ts';
import { jobPhotos } from './tables.ts';

/** Route by which crews add photos to their jobs. */
export const crewPhotoRoutes: ApiRoutes = async (app, context) => {
  const receiver = await PhotoReceiver.open(app, context);
  serveCall(app, uploadJobPhoto, async (request, reply) => {
    const press = readPress(request);
    const job = await requireOwnJob(context.db, request.user, press);
    const owner = createJobPhotoOwner(job, press, request.user);
    return { data: await receiver.receive(request, reply, owner) };
  });
};

type Press = Parameters<typeof requireOwnJob>[2];

/** An unknown kind of job is that of no job. */
function readPress(request: FastifyRequest): Press {
  const typedTrade = readHeader(request, JOB_TRADE_HEADER);
  const at = new Date(readHeader(request, JOB_TIME_HEADER));
  return {
    orderno: readHeader(request, JOB_ORDER_HEADER),
    trade: bookingKinds.find((kind) => kind === typedTrade) ?? 'move',
    at: Number.isNaN(at.getTime()) ? new Date() : at,
  };
}

const createJobPhotoOwner = (
  { orderid, orderno, trade }: LoadedJob,
  press: Press,
  user: CurrentUser,
): PhotoOwner<LoadedJob> => ({
  table: jobPhotos,
  ownerCondition:
    and(eq(jobPhotos.orderid, orderid), eq(jobPhotos.trade, trade)) ?? eq(jobPhotos.id, 0),
  title: 'a job',
  maxPhotos: MAX_JOB_PHOTOS,
  async lock(tx) {
    await lockOrderByNumber(tx, orderno);
    return requireOwnJob(tx, user, press);
  },
  async insert(tx, _job, photo) {
    const [row] = await tx
      .insert(jobPhotos)
      .values({ ...photo, orderid, trade, staffid: user.id })
      .returning();
    if (row === undefined) throw new Error('The stored photo is missing.');
    return row;
  },
});
