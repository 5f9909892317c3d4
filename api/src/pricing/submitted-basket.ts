import type { submittedLine } from 'contract/basket/saved-basket';
import type { SubmittedAddon } from 'contract/orders/placement-calls';
import type * as v from 'valibot';

export type SubmittedLine = v.InferOutput<typeof submittedLine>;

export type { SubmittedAddon };

/** A submitted basket. The submitted prices are ignored, because prices come from the catalogue. */
export interface SubmittedBasket {
  products: readonly SubmittedLine[];
  /**
   * Without `packages` and `personalised`, the add-ons come from the `packages` texts of the
   * product lines.
   */
  packages?: readonly SubmittedAddon[] | undefined;
  personalised?: readonly SubmittedAddon[] | undefined;
}
