import * as v from 'valibot';
import { paymentMethods } from '../payments/payment-method.ts';

/**
 * An order that is being placed. A retry, a reload or another tab sends the same key, so only one
 * order results (rule 29 in docs/product.md).
 */
export const placementSchema = v.object({
  /** Idempotency key. A change of basket, address or payment method creates another key. */
  key: v.string(),
  fingerprint: v.string(),
  /** Payment method. Missing in what earlier versions of the shop have stored. */
  method: v.optional(v.picklist(paymentMethods)),
  /** Null until the backend has confirmed the order. */
  orderno: v.nullable(v.string()),
  /** Names of the calls that have succeeded, such as 'orderproducts/0'. */
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
