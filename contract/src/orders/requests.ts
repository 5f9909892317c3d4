import * as v from 'valibot';
import { scheduleRequest } from '../calendar/requests.ts';

const id = v.union([v.number(), v.string()]);

const productLine = v.object({
  productid: id,
  packages: v.string(),
  cartquantity: v.number(),
});

const addonLine = v.object({
  id,
  productid: id,
  cartquantity: v.number(),
  ustring: v.optional(v.string()),
  name: v.string(),
  amount: v.number(),
  personalisation: v.optional(v.string()),
});

const order = {
  userid: v.nullable(id),
  totalamount: v.number(),
  customerid: id,
  /**
   * Number that the page suggests. The backend may assign another number. Undefined if the backend
   * announces `order-in-one-call`.
   */
  orderno: v.optional(v.string()),
  products: v.array(productLine),
  packages: v.array(addonLine),
  personalised: v.array(addonLine),
  schedule: v.optional(scheduleRequest),
  idempotencyKey: v.string(),
  note: v.optional(v.string()),
  eventdate: v.optional(v.string()),
};

/** Amounts are in pounds. */
export const offlineOrderRequest = v.object({
  ...order,
  /** Always 'OFFLINE'. */
  transactionid: v.string(),
  payment_method: v.string(),
});

export type OfflineOrderRequest = v.InferInput<typeof offlineOrderRequest>;

/** Amounts are in pounds. */
export const paymentSessionRequest = v.object({
  ...order,
  deliveryCharge: v.number(),
  /** The same lines as `products`. The specification sends them twice. */
  cart_items: v.array(productLine),
  customer_details: v.unknown(),
});

export type PaymentSessionRequest = v.InferInput<typeof paymentSessionRequest>;
