import * as v from 'valibot';

/**
 * A retry, a reload or a second tab sends the same key, so that there is only one order (rule 29).
 */
export const placementSchema = v.object({
  /** A change of basket, address or method creates another key. */
  key: v.string(),
  fingerprint: v.string(),
  /** Null until the backend has confirmed the order. */
  orderno: v.nullable(v.string()),
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;
