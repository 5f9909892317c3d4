import { getAwaitingLabel } from 'contract/orders/order-texts/order-texts';
import { toPounds } from 'contract/values/pence';
import { Type } from 'typebox';
import { pounds } from '../../http/fields.ts';
import { type OrderDetail, getOrderOutline } from './load-orders.ts';
import { isPaidLater } from '../state/order-states.ts';
import { orderStateNames } from 'contract/orders/order-state';
import { refundMethods } from 'contract/payments/refund';

export const ApiOrderState = Type.Enum([...orderStateNames]);

export const ApiOrderAddon = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  option: Type.Union([Type.Literal('standard'), Type.Literal('personalised')]),
  amount: pounds,
  cartquantity: Type.Integer(),
  cartamount: pounds,
  personalisation: Type.Optional(Type.String({ description: 'Text of the personalisation.' })),
});

/**
 * The field is missing if the order has no note. In My Orders, only the first row of an order has
 * this field.
 */
const noteField = Type.Optional(Type.String({ description: 'Note from the shopper to the firm.' }));

/** The completed refunds of an order. */
export const ApiDoneRefunds = Type.Array(
  Type.Object({
    amount: pounds,
    method: Type.Enum(refundMethods, {
      description: "'outside': paid back by other means than the card.",
    }),
    at: Type.String({ format: 'date-time' }),
  }),
);

export const ApiStateLabel = Type.Optional(
  Type.String({ description: 'The state in words, if it depends on the services and the method.' }),
);

/** A row of My Orders: one line with the totals of its order. */
export const ApiOrderRow = Type.Object({
  orderid: Type.String({ description: 'The order number.' }),
  name: Type.String(),
  quantity: Type.Integer(),
  totalamount: Type.Number({ description: 'Price of the line with its add-ons, in pounds.' }),
  productid: Type.Integer(),
  image: Type.String(),
  price: pounds,
  packages: Type.Array(ApiOrderAddon),
  ordertotal: pounds,
  deliverycharge: pounds,
  state: ApiOrderState,
  statelabel: ApiStateLabel,
  payment_method: Type.String(),
  createdat: Type.String({ format: 'date-time' }),
  note: noteField,
  refunds: Type.Optional(ApiDoneRefunds),
});

export const ApiOrder = Type.Object({
  id: Type.Integer(),
  orderno: Type.String(),
  userid: Type.Integer(),
  customerid: Type.Integer(),
  totalamount: pounds,
  deliverycharge: pounds,
  payment_method: Type.String(),
  transactionid: Type.String(),
  state: ApiOrderState,
  createdat: Type.String({ format: 'date-time' }),
  note: noteField,
});

type OrderWithoutLines = Omit<OrderDetail, 'lines'>;

export function toApiOrder(order: OrderWithoutLines) {
  return {
    id: order.id,
    orderno: order.orderno,
    userid: order.userid,
    customerid: order.customerid,
    totalamount: toPounds(order.total),
    deliverycharge: toPounds(order.deliveryCharge),
    payment_method: order.paymentMethod,
    transactionid: order.transactionid,
    state: order.state,
    createdat: order.createdAt.toISOString(),
    ...toApiNote(order),
  };
}

const toApiNote = ({ note }: Pick<OrderDetail, 'note'>) => (note === '' ? {} : { note });

/**
 * Returns the label of the state `awaiting_collection`, which depends on the ordered services.
 * Returns {} for other states.
 */
export const toApiStateLabel = (order: OrderDetail, state = order.state) =>
  isPaidLater({ state }) ? { statelabel: getAwaitingLabel(getOrderOutline(order).kinds) } : {};

/** Returns one row per line of the order, in the sequence of the basket. */
export function toApiOrderRows(order: OrderDetail) {
  return order.lines.map((line, index) => ({
    orderid: order.orderno,
    name: line.name,
    quantity: line.quantity,
    totalamount: toPounds(line.addons.reduce((sum, { amount }) => sum + amount, line.amount)),
    productid: line.productid,
    image: line.image,
    price: toPounds(line.price),
    packages: line.addons.map((addon) => ({
      id: addon.addonid,
      name: addon.name,
      option: addon.option,
      amount: toPounds(addon.price),
      cartquantity: addon.quantity,
      cartamount: toPounds(addon.amount),
      ...(addon.personalisation !== '' && { personalisation: addon.personalisation }),
    })),
    ordertotal: toPounds(order.total),
    deliverycharge: toPounds(order.deliveryCharge),
    state: order.state,
    ...toApiStateLabel(order),
    payment_method: order.paymentMethod,
    createdat: order.createdAt.toISOString(),
    ...(index === 0 && toApiNote(order)),
  }));
}
