import { openDays, requestedSchedule, trade } from 'contract/calendar/booking-fields';
import { refusalReasons } from 'contract/orders/refused-lines';
import { Type } from 'typebox';
import { Id, pounds, text } from '../../http/fields.ts';
import { errorFields } from '../../http/responses.ts';
import { toTypeBox } from '../../http/serve-call.ts';
import { eventDateFields } from '../due/event-date.ts';
import { noteFields } from './note.ts';
import { SubmittedAddons, SubmittedLines } from '../../pricing/schemas.ts';

/** Fields of both endpoints that place an order. */
const submissionFields = {
  userid: Type.Optional(Id),
  totalamount: Type.Number({ description: "Total in pounds on the shopper's page." }),
  customerid: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description: 'Id of the shipping details. Without it, the newest are used.',
    }),
  ),
  orderno: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'Ignored. The response contains the order number.',
    }),
  ),
  packages: Type.Optional(SubmittedAddons),
  personalised: Type.Optional(SubmittedAddons),
  idempotencyKey: Type.Optional(text(200)),
  ...noteFields,
  ...eventDateFields,
  schedule: Type.Optional(toTypeBox(requestedSchedule)),
};

export const OrderPlaceBody = Type.Object({
  ...submissionFields,
  transactionid: Type.Optional(text(200)),
  payment_method: Type.Optional(Type.Literal('offline')),
  products: SubmittedLines,
});

export const OrderPlaceResponse = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  orderid: Type.Integer(),
  totalamount: pounds,
});

/** Response to a refused order. */
export const OrderRefusedResponse = Type.Object(
  {
    ...errorFields,
    trade: Type.Optional(toTypeBox(trade)),
    days: Type.Optional(toTypeBox(openDays)),
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          line: Type.Integer({ description: 'Index of the product line in the sent basket.' }),
          productid: Type.Integer(),
          addonid: Type.Union([Type.Integer(), Type.Null()], {
            description: 'The refused add-on. Null if the product itself is refused.',
          }),
          reason: Type.Enum([...refusalReasons]),
        }),
      ),
    ),
  },
  {
    description:
      'Refused. Contains the open days if the day is full, and the lines that cannot be ordered.',
  },
);

/** Order number, which these endpoints name `orderid`. */
const orderid = Type.String({ minLength: 1, maxLength: 100 });

export const OrderProductBody = Type.Object({
  userid: Type.Optional(Id),
  orderid,
  productid: Id,
});

export const OrderPackageBody = Type.Object({ userid: Type.Optional(Id), orderid, id: Id });

/**
 * Body of the request that opens a payment page. `products` and `cart_items` have the same meaning,
 * and one of them is enough.
 */
export const PaymentSessionBody = Type.Object({
  ...submissionFields,
  deliveryCharge: Type.Optional(Type.Number({ description: 'Pounds; part of the total.' })),
  cart_items: Type.Optional(SubmittedLines),
  products: Type.Optional(SubmittedLines),
  customer_details: Type.Optional(Type.Unknown()),
});

export const PaymentSessionResponse = Type.Object({
  status: Type.Literal(true),
  sessionId: Type.String(),
  url: Type.String(),
  orderno: Type.String(),
});
