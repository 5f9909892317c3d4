import { paymentFact } from 'contract/order-texts';
import { eq } from 'drizzle-orm';
import { requireRole } from '../auth/guards.ts';
import type { Db } from '../db/db.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers } from '../http/answers.ts';
import {
  countOrders,
  listOrders,
  loadHistory,
  outlineOf,
  type Page,
  withLines,
} from './load-orders.ts';
import { workDayTitlesOnWire } from './day-texts.ts';
import { loadMoves, progressOf } from './progress/load-progress.ts';
import { movesOnWire, progressOnWire } from './progress/wire-progress.ts';
import { StaffOrdersAnswer, StaffOrdersQuery } from './staff-schemas.ts';
import { type OrderState, staffMoves } from './states.ts';
import { orders } from './tables.ts';
import { orderOnWire, rowsOnWire } from './wire-order.ts';

/** The orders as staff read them (decisions 3, 27). */
export const staffOrderRoutes: ApiRoutes = async (app, { db }) => {
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
    ({ query: { state, ...page } }) => staffOrders(db, state, page),
  );
};

async function staffOrders(db: Db, state: OrderState | undefined, page: Page) {
  const where = state && eq(orders.state, state);
  const found = await withLines(db, await listOrders(db, where, page));
  const history = await loadHistory(
    db,
    found.map(({ id }) => id),
  );
  const moved = await loadMoves(
    db,
    found.map(({ id }) => id),
  );
  const data = found.map((order) => {
    const stepMoves = moved.get(order.id) ?? [];
    const { name, lastName: last_name, address, mobile, city, postalcode, email } = order;
    return {
      ...orderOnWire(order),
      customer: { name, last_name, address, mobile, city, postalcode, email },
      lines: rowsOnWire(order),
      payment: paymentFact(outlineOf(order), order.state),
      schedule: order.schedule,
      daytitles: workDayTitlesOnWire(order),
      moves: staffMoves(order.state),
      ...progressOnWire(progressOf(order, stepMoves)),
      stepmoves: movesOnWire(stepMoves, outlineOf(order)),
      history: (history.get(order.id) ?? []).map(({ state, cause, at }) => ({
        state,
        cause,
        at: at.toISOString(),
      })),
    };
  });
  return { status: true as const, data, total: await countOrders(db, where) };
}
