import { paymentLabel } from 'contract/orders/order-texts/order-texts';
import { and, eq } from 'drizzle-orm';
import { requireRole } from '../../auth/guards.ts';
import { isAnyUndated, loadUndated } from '../../calendar/undated.ts';
import type { Db } from '../../db/db.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { answers } from '../../http/answers.ts';
import {
  countOrders,
  listOrders,
  loadHistory,
  outlineOf,
  type Page,
  withLines,
} from '../records/load-orders.ts';
import { historyText } from '../records/history-text.ts';
import { toApiWorkDayTitles } from '../records/day-texts.ts';
import { loadMoves, progressOf } from '../progress/load-progress.ts';
import { movesOnWire, progressOnWire } from '../progress/wire-progress.ts';
import { orderStateRoutes } from './state-routes.ts';
import { StaffOrdersAnswer, StaffOrdersQuery } from './schemas.ts';
import type { OrderState } from 'contract/orders/order-state';
import { staffMoves } from '../state/order-states.ts';
import { orders } from '../records/tables.ts';
import { orderOnWire, rowsOnWire, stateLabelOf } from '../records/wire-order.ts';

/** Routes for staff: the list of orders (rules 3 and 27) and their states. */
export const staffOrderRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  await app.register(orderStateRoutes, context);

  app.get(
    '/staff/orders',
    {
      preHandler: requireRole('staff'),
      schema: {
        summary: 'A page of the orders, the newest first',
        querystring: StaffOrdersQuery,
        response: answers(StaffOrdersAnswer),
      },
    },
    ({ query }) => staffOrders(db, query),
  );
};

type Query = Page & { state?: OrderState; undated?: boolean };

async function staffOrders(db: Db, { state, undated, ...page }: Query) {
  const where = and(state && eq(orders.state, state), undated ? isAnyUndated(db) : undefined);
  const found = await withLines(db, await listOrders(db, where, page));
  const ids = found.map(({ id }) => id);
  const history = await loadHistory(db, ids);
  const moved = await loadMoves(db, ids);
  const undatedTrades = await loadUndated(db, ids);
  const data = found.map((order) => {
    const stepMoves = moved.get(order.id) ?? [];
    const { name, lastName: last_name, address, mobile, city, postalcode, email } = order;
    return {
      ...orderOnWire(order),
      customer: { name, last_name, address, mobile, city, postalcode, email },
      lines: rowsOnWire(order),
      payment: paymentLabel(outlineOf(order), order.state),
      schedule: order.schedule,
      daytitles: toApiWorkDayTitles(order),
      undated: undatedTrades.get(order.id) ?? [],
      moves: staffMoves(order.state),
      ...progressOnWire(progressOf(order, stepMoves)),
      stepmoves: movesOnWire(stepMoves, outlineOf(order)),
      history: (history.get(order.id) ?? []).map((entry) => ({
        state: entry.state,
        ...stateLabelOf(order, entry.state),
        cause: historyText(entry),
        at: entry.at.toISOString(),
      })),
    };
  });
  return { status: true as const, data, total: await countOrders(db, where) };
}
