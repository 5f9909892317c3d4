import * as v from 'valibot';

/**
 * An order that is being placed. A retry, a reload or a second tab sends the same key, so that
 * there is only one order (rule 29).
 */
export const placementSchema = v.object({
  /** Idempotency key. A change of basket, address or method creates another one. */
  key: v.string(),
  /** Hash of basket, address and method. */
  fingerprint: v.string(),
  /** Null until the backend has confirmed the order. */
  orderno: v.nullable(v.string()),
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
