import * as v from 'valibot';
import { integer } from '../calls/wire.ts';

/** Fields of reviews (rule 78 in docs/product.md). */

export const MAX_STARS = 5;

/** Largest length of a review and of its reply, in characters. */
export const MAX_REVIEW_LENGTH = 2_000;

/** Staff release or refuse each review. Shoppers see the released ones. */
export const reviewStates = ['waiting', 'released', 'refused'] as const;

export type ReviewState = (typeof reviewStates)[number];

/** Reasons why staff are asked to read a review with care. */
export const heldReasons = ['link', 'insult'] as const;

export const stars = v.pipe(
  integer,
  v.metadata({ title: 'Stars', minimum: 1, maximum: MAX_STARS }),
);
