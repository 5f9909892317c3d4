import { describePaymentForStaff } from 'contract/orders/order-texts/payment-texts';
import { readSheets } from 'contract/orders/staff/order-sheets';
import { inArray } from 'drizzle-orm';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { loadPaymentAlerts } from '../../../payments/records/disputes/payment-alerts.ts';
import { calculateDueAmounts } from '../../emails/due-amounts.ts';
import { toApiWorkDayTitles } from '../../records/day-texts.ts';
import {
  getOrderOutline,
  listAddressNotes,
  loadOrderDetails,
  type OrderDetail,
} from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import { toApiOrderRows, toApiSummary } from '../../records/to-api-order.ts';

export const printRoutes: ApiRoutes = async (app, { db }) => {
  serveCall(app, readSheets, async ({ body: { ordernos } }) => {
    const rows = await db.select().from(orders).where(inArray(orders.orderno, ordernos));
    const details = await loadOrderDetails(db, rows);
    const alerts = await loadPaymentAlerts(
      db,
      details.map(({ id }) => id),
    );
    const ordersByNumber = new Map(details.map((order) => [order.orderno, order]));
    const data = ordernos.flatMap((orderno) => {
      const order = ordersByNumber.get(orderno);
      return order === undefined
        ? []
        : [{ ...toPrintedOrder(order), paymentalert: alerts.get(order.id) ?? '' }];
    });
    return { data };
  });
};

function toPrintedOrder(order: OrderDetail) {
  const { name, lastName: last_name, address, mobile, city, postalcode, email } = order;
  return {
    ...toApiSummary(order),
    customer: { name, last_name, address, mobile, city, postalcode, email },
    lines: toApiOrderRows(order),
    payment: describePaymentForStaff(
      getOrderOutline(order),
      order.state,
      calculateDueAmounts(order),
    ),
    note: order.note,
    onhold: order.hold !== null,
    addressnotes: listAddressNotes(order),
    schedule: order.schedule,
    daytitles: toApiWorkDayTitles(order),
  };
}
