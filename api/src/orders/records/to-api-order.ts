import { getAwaitingLabel } from 'contract/orders/order-texts/payment-texts';
import { toPounds } from 'contract/values/pence';
import { type OrderDetail, getOrderOutline } from './load-orders.ts';
import { isPaidLater } from '../state/order-states.ts';

type OrderWithoutLines = Omit<OrderDetail, 'lines' | 'money'>;

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

/** Returns {} for an order without a discount. */
export const toApiDiscount = ({
  discount,
  discountReason: discountreason,
}: Pick<OrderDetail, 'discount' | 'discountReason'>) =>
  discount === 0 ? {} : { discount: toPounds(discount), discountreason };

const toApiNote = ({ note }: Pick<OrderDetail, 'note'>) => (note === '' ? {} : { note });

/**
 * Returns the label of the state `awaiting_collection`, which depends on the ordered services.
 * Returns {} for other states.
 */
export const toApiStateLabel = (order: OrderDetail, state = order.state) =>
  isPaidLater({ state }) ? { statelabel: getAwaitingLabel(getOrderOutline(order).kinds) } : {};

/** Returns what each list and page of the desk shows of an order. */
export const toApiSummary = (order: OrderDetail) => ({
  orderno: order.orderno,
  createdat: order.createdAt.toISOString(),
  state: order.state,
  ...toApiStateLabel(order),
  totalamount: toPounds(order.total),
});

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
    ...toApiDiscount(order),
    state: order.state,
    ...toApiStateLabel(order),
    payment_method: order.paymentMethod,
    createdat: order.createdAt.toISOString(),
    ...(index === 0 && toApiNote(order)),
  }));
}
