import { describePaymentForStaff } from 'contract/orders/order-texts/order-texts';
import { MAX_SELECTED_ORDERS } from 'contract/orders/staff/order-list';
import { inArray } from 'drizzle-orm';
import { Type } from 'typebox';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { toPounds } from 'contract/values/pence';
import { pounds } from '../../../http/fields.ts';
import { defineResponses } from '../../../http/responses.ts';
import { Schedule } from '../../../schedule/schedule.ts';
import { calculateDueAmounts } from '../../emails/due-amounts.ts';
import { toApiWorkDayTitles, WorkDayTitles } from '../../records/day-texts.ts';
import {
  getOrderOutline,
  listAddressNotes,
  loadOrderDetails,
  type OrderDetail,
} from '../../records/load-orders.ts';
import { orders } from '../../records/tables.ts';
import {
  ApiOrderRow,
  ApiOrderState,
  ApiStateLabel,
  toApiOrderRows,
  toApiStateLabel,
} from '../../records/to-api-order.ts';

const PrintBody = Type.Object({
  ordernos: Type.Array(Type.String({ maxLength: 100 }), {
    minItems: 1,
    maxItems: MAX_SELECTED_ORDERS,
  }),
});

/** Data of an order for its packing slip and its work sheet. */
const PrintedOrder = Type.Object({
  orderno: Type.String(),
  createdat: Type.String({ format: 'date-time' }),
  state: ApiOrderState,
  statelabel: ApiStateLabel,
  customer: Type.Object({
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    mobile: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
    email: Type.String(),
  }),
  lines: Type.Array(ApiOrderRow),
  totalamount: pounds,
  payment: Type.String({ description: 'Payment method and state, in words.' }),
  note: Type.String(),
  onhold: Type.Boolean(),
  addressnotes: Type.Array(Type.String(), {
    description: 'Why the order cannot be carried out at its addresses.',
  }),
  schedule: Type.Union([Schedule, Type.Null()]),
  daytitles: WorkDayTitles,
});

const PrintResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(PrintedOrder),
});

export const printRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/sheets',
    {
      config: { permission: 'orders' },
      schema: {
        summary: 'The slips and work sheets of the requested orders, in the requested order',
        body: PrintBody,
        response: defineResponses(PrintResponse),
      },
    },
    async ({ body: { ordernos } }) => {
      const rows = await db.select().from(orders).where(inArray(orders.orderno, ordernos));
      const details = await loadOrderDetails(db, rows);
      const ordersByNumber = new Map(details.map((order) => [order.orderno, order]));
      const data = ordernos.flatMap((orderno) => {
        const order = ordersByNumber.get(orderno);
        return order === undefined ? [] : [toPrintedOrder(order)];
      });
      return { status: true as const, data };
    },
  );
};

function toPrintedOrder(order: OrderDetail) {
  const { name, lastName: last_name, address, mobile, city, postalcode, email } = order;
  return {
    orderno: order.orderno,
    createdat: order.createdAt.toISOString(),
    state: order.state,
    ...toApiStateLabel(order),
    customer: { name, last_name, address, mobile, city, postalcode, email },
    lines: toApiOrderRows(order),
    totalamount: toPounds(order.total),
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
