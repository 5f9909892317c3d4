import * as v from 'valibot';

/**
 * An order that is being placed, as it lies in local storage: its key stays with the basket until basket,
 * address or method change (decision 29), so that a retry, a reload or a second tab resumes it, never
 * doubles it.
 */
export const placementSchema = v.object({
  /** The idempotency key sent with the order. */
  key: v.string(),
  /** What the key stands for; another fingerprint means another order. */
  fingerprint: v.string(),
  /** The order number that the backend confirmed, once it did. */
  orderno: v.nullable(v.string()),
  /** The later calls that have already succeeded, by name. */
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
