import { Type } from 'typebox';
import { Id, pounds, text } from '../http/fields.ts';

/** A cart line as it is sent; its amounts are read by nobody here (decision 28). */
export const SentLine = Type.Object({
  productid: Id,
  packages: Type.String({
    maxLength: 10_000,
    default: '',
    description: 'JSON text of the chosen add-ons.',
  }),
  cartquantity: Type.Integer(),
});

/** A package or personalised line as it is sent. */
export const SentAddon = Type.Object({
  id: Id,
  productid: Id,
  cartquantity: Type.Integer(),
  ustring: Type.Optional(text(10_000)),
  name: Type.Optional(text(500)),
  amount: Type.Optional(Type.Number()),
});

export const SentLines = Type.Array(SentLine, { minItems: 1, maxItems: 200 });
export const SentAddons = Type.Array(SentAddon, { maxItems: 1_000 });

/** What `orderplace` and the payment call have in common. */
export const submissionFields = {
  userid: Type.Optional(Id),
  totalamount: Type.Number({ description: 'Pounds, as the shopper was shown.' }),
  customerid: Type.Optional(
    Type.Union([Id, Type.Null()], { description: 'Shipping details; else the newest.' }),
  ),
  orderno: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'Advisory: the answer carries the real one.',
    }),
  ),
  packages: Type.Optional(SentAddons),
  personalised: Type.Optional(SentAddons),
  idempotencyKey: Type.Optional(text(200)),
};

export const OrderPlaceBody = Type.Object({
  ...submissionFields,
  transactionid: Type.Optional(text(200)),
  payment_method: Type.Optional(Type.Literal('offline')),
  products: SentLines,
});

export const OrderPlaceAnswer = Type.Object({
  status: Type.Literal(true),
  orderno: Type.String(),
  orderid: Type.Integer(),
  totalamount: pounds,
});

/** The number of an order that was placed, which these calls carry as `orderid`. */
const orderid = Type.String({ minLength: 1, maxLength: 100 });

export const OrderProductBody = Type.Object({
  userid: Type.Optional(Id),
  orderid,
  productid: Id,
});

export const OrderPackageBody = Type.Object({ userid: Type.Optional(Id), orderid, id: Id });

export const MailParams = Type.Object({
  userid: Id,
  orderno: Type.String({ minLength: 1, maxLength: 100 }),
});
