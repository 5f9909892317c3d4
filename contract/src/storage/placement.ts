import * as v from 'valibot';

/**
 * An order that is being placed, as local storage holds it. Its key stays the same until basket,
 * address or method change. So a retry, a reload or a second tab resumes the order and never
 * duplicates it (rule 29).
 */
export const placementSchema = v.object({
  /** The idempotency key of the order. */
  key: v.string(),
  /** Hash of the basket, address and method. Another fingerprint means another order. */
  fingerprint: v.string(),
  /** The order number from the backend, or null before the backend confirmed the order. */
  orderno: v.nullable(v.string()),
  /** Names of the later calls that have succeeded. */
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
