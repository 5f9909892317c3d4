import * as v from 'valibot';

/**
 * An order that is being placed, as stored in local storage. A retry, a reload or a second tab
 * sends the same key, so that there is only one order (rule 29). If basket, address or method
 * change, the key changes.
 */
export const placementSchema = v.object({
  /** Idempotency key of the order. */
  key: v.string(),
  /** Hash of basket, address and method. */
  fingerprint: v.string(),
  /** The order number, or null until the backend has confirmed the order. */
  orderno: v.nullable(v.string()),
  /** Names of the calls after the order that have succeeded. */
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
