import * as changes from 'contract/garments/staff-garment-changes';
import * as calls from 'contract/garments/staff-garments';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveDownload } from '../../http/serve-download.ts';
import { PhotoReceiver } from '../../photos/photo-receiver.ts';
import { renderLabels } from '../labels/render-labels.ts';
import { findGarment } from '../records/find-garment.ts';
import * as garments from './change-garment.ts';
import { listGarments } from './list-garments.ts';
import { loadStaffGarment } from './load-staff-garment.ts';
import { loadOrderGarments, sendConditions, takeInGarments } from './order-garments.ts';

/** Calls of staff about garments. A call that changes a garment returns the changed garment. */
export const staffGarmentRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(uploadRoutes, context);
  const load = async ({ ticket }: { ticket: string }) => ({
    data: await loadStaffGarment(db, ticket),
  });
  const loadOrder = async ({ orderno }: { orderno: string }) => ({
    data: await loadOrderGarments(db, orderno),
  });

  serveCall(app, calls.listGarments, ({ body }) => listGarments(db, body));
  serveCall(app, calls.getGarment, ({ params }) => load(params));
  serveCall(app, calls.getOrderGarments, ({ params }) => loadOrder(params));
  serveCall(app, changes.takeInGarments, async ({ params, body, user }) => {
    await takeInGarments(db, user, { ...params, ...body });
    return loadOrder(params);
  });
  serveCall(app, changes.sendConditions, async ({ params, body, user }) => {
    await sendConditions(db, user, { ...params, ...body });
    return loadOrder(params);
  });
  serveCall(app, changes.describeGarment, async ({ params, body, user }) => {
    await garments.describeGarment(db, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.moveGarment, async ({ params, body, user }) => {
    await garments.moveGarment(db, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.handOverGarment, async ({ params, body, user }) => {
    await garments.handOverGarment(db, user, { ...params, ...body });
    return load(params);
  });
  serveCall(app, changes.removeGarment, async ({ params, body, user }) => {
    const orderno = await garments.removeGarment(db, user, { ...params, ...body });
    return loadOrder({ orderno });
  });
  serveCall(app, changes.removeGarmentPhoto, async ({ params, user }) => {
    await garments.removeGarmentPhoto(db, user, params);
    return load(params);
  });
  serveDownload(app, calls.printGarmentLabels, async ({ body }) => renderLabels(db, body));
};

const uploadRoutes: ApiRoutes = async (app, context) => {
  const receiver = await PhotoReceiver.open(app, context);

  serveCall(app, changes.uploadGarmentPhoto, async (request, reply) => {
    const garment = await findGarment(context.db, request.params.ticket);
    const owner = garments.createGarmentPhotoOwner(garment, request.user.id);
    return { data: await receiver.receive(request, reply, owner) };
  });
};
