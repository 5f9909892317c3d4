import { listTakings as listTakingsCall } from 'contract/staff/today';
import * as calls from 'contract/payments/staff/refunds';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { retryRefund, settleOutside } from '../refunds/change-refund.ts';
import { listRefunds, loadOrderRefunds, loadRefund } from '../refunds/list-refunds.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { listTakings } from './list-takings.ts';

export const staffPaymentRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, listTakingsCall, ({ query }) => listTakings(db, query));
  serveCall(app, calls.listRefunds, ({ query }) => listRefunds(db, query));
  serveCall(app, calls.getOrderRefunds, async ({ params }) => ({
    data: await loadOrderRefunds(db, params.orderno),
  }));
  serveCall(app, calls.createRefund, async ({ params, body, user, log }) => {
    const id = await requestRefund(context, params.orderno, body, { user, log });
    return { data: await loadRefund(db, id) };
  });
  serveCall(app, calls.retryRefund, async ({ params: { id }, user, log }) => {
    await retryRefund(context, id, user, { log });
    return { data: await loadRefund(db, id) };
  });
  serveCall(app, calls.settleOutside, async ({ params: { id }, body, user }) => {
    await settleOutside(context, id, body.reason, user);
    return { data: await loadRefund(db, id) };
  });
};
