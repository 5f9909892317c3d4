import type { ApiRoutes } from '../../../http/api-routes.ts';
import { OrderNoParams } from '../../../http/fields.ts';
import { defineResponses, SuccessResponse } from '../../../http/responses.ts';
import { ChangedOrderResponse, lockOrderByNumber } from '../../records/order-version.ts';
import { changeEventDate, EventDateBody } from './change-event-date.ts';
import { changeMoveAddresses, MoveAddressesBody } from './change-move-addresses.ts';

const config = { permission: 'orders' as const };
const success = { status: true as const };
const defineChangeSchema = (summary: string) => ({
  summary,
  params: OrderNoParams,
  response: { ...defineResponses(SuccessResponse), 409: ChangedOrderResponse },
});

/** Routes that change the event date of an order and the addresses of a removal. */
export const eventAndAddressRoutes: ApiRoutes = async (app, { db }) => {
  app.post(
    '/staff/orders/:orderno/event-date',
    {
      config,
      schema: {
        ...defineChangeSchema("Changes the date of an order's wedding or event"),
        body: EventDateBody,
      },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) =>
        changeEventDate(tx, await lockOrderByNumber(tx, params.orderno, body.version), body, user),
      );
      return success;
    },
  );

  app.post(
    '/staff/orders/:orderno/move-addresses',
    {
      config,
      schema: {
        ...defineChangeSchema("Changes both addresses of an order's move"),
        body: MoveAddressesBody,
      },
    },
    async ({ params, body, user }) => {
      await db.transaction(async (tx) => {
        const order = await lockOrderByNumber(tx, params.orderno, body.version);
        await changeMoveAddresses(tx, order, body, user);
      });
      return success;
    },
  );
};
