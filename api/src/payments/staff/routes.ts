import { listTakings as listTakingsCall } from 'contract/staff/today';
import { listDisputes as listDisputesCall } from 'contract/payments/staff/disputes';
import * as calls from 'contract/payments/staff/refunds';
import { getMoney } from 'contract/payments/staff/money';
import { getPayout, listPayouts as listPayoutsCall } from 'contract/payments/staff/payouts';
import { getOrderMoney } from 'contract/payments/staff/order-money';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listDisputes } from '../disputes/list-disputes.ts';
import { retryRefund, settleOutside } from '../refunds/change-refund.ts';
import { listRefunds, loadOrderRefunds, loadRefund } from '../refunds/list-refunds.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { listTakings } from './list-takings.ts';
import { loadMoneyPage } from './load-money-page.ts';
import { loadOrderMoney } from './load-order-money.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { loadPayout } from './payouts/load-payout.ts';

export const staffPaymentRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  serveCall(app, getMoney, async ({ query }) => ({ data: await loadMoneyPage(db, query) }));
  serveCall(app, listPayoutsCall, async ({ query, log }) => ({
    data: await listPayouts(context, query, log),
  }));
  serveCall(app, getPayout, async ({ params, log }) => ({
    data: await loadPayout(context, params, log),
  }));
  serveCall(app, listTakingsCall, ({ query }) => listTakings(db, query));
  serveCall(app, getOrderMoney, async ({ params }) => ({
    data: await loadOrderMoney(db, params.orderno),
  }));
  serveCall(app, listDisputesCall, ({ query }) => listDisputes(db, query));
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
    await settleOutside(context, id, body, user);
    return { data: await loadRefund(db, id) };
  });
};
