import * as v from 'valibot';
import { integer, pounds, time, openEnum } from '../calls/wire.ts';
import { addonOptions } from '../catalog/addon-price.ts';
import { fulfilmentGroups } from '../catalog/fulfilment.ts';
import { refundMethods } from '../payments/refund.ts';
import { orderStateNames } from './order-state.ts';
import { steps } from './order-texts/part-texts.ts';

/** Fields of our own backend's calls about orders. Amounts are pounds on the wire, and pence on pages. */

export const orderState = openEnum(orderStateNames);

/** The state in words, if it depends on the ordered services and the payment method. */
export const stateLabel = v.optional(v.string());

/** Name and address of an order's customer. */
export const addressFields = {
  name: v.string(),
  last_name: v.string(),
  address: v.string(),
  city: v.string(),
  postalcode: v.string(),
};

/** Contact details and address of an order. */
export const contactFields = { ...addressFields, mobile: v.string(), email: v.string() };

/** Completed refunds of an order. */
export const doneRefunds = v.array(
  v.object({ amount: pounds, method: openEnum(refundMethods), at: time }),
);

const orderedAddon = v.object({
  id: integer,
  name: v.string(),
  option: openEnum(addonOptions),
  amount: pounds,
  cartquantity: integer,
  cartamount: pounds,
  /** Text of the personalisation. */
  personalisation: v.optional(v.string()),
});

/**
 * A discount in pounds and its reason, which is '' without a discount. The order's total contains the
 * discount.
 */
export const discountFields = {
  discount: v.optional(pounds, 0),
  discountreason: v.optional(v.string(), ''),
};

/** A line of an order, with the totals of its order. */
export const orderedLine = v.object({
  /** The order's number. */
  orderid: v.string(),
  name: v.string(),
  quantity: integer,
  /** Price of the line with its add-ons. */
  totalamount: pounds,
  /** 0 for a line without a product, which has no image. */
  productid: integer,
  image: v.string(),
  price: pounds,
  packages: v.array(orderedAddon),
  ordertotal: pounds,
  deliverycharge: pounds,
  ...discountFields,
  state: orderState,
  statelabel: stateLabel,
  payment_method: v.string(),
  createdat: time,
  /**
   * Note from the shopper to the firm, if there is one. In My Orders, only the first line of an
   * order has the note and the refunds.
   */
  note: v.optional(v.string()),
  refunds: v.optional(doneRefunds),
});

const step = openEnum(steps);

/**
 * Steps of a part of an order, such as its goods or its move, with texts that the backend writes
 * (rule 49 in docs/product.md).
 */
const progress = v.object({
  trade: openEnum(fulfilmentGroups),
  title: v.string(),
  step,
  steps: v.array(v.object({ step, label: v.string(), reached: v.boolean(), at: v.optional(time) })),
});

export type Progress = v.InferOutput<typeof progress>;

/** Absent for an order without progress, such as a cancelled order. */
export const progressList = v.optional(v.array(progress));
