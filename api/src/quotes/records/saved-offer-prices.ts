import type { Composition } from 'contract/compose/composition';
import type { Tx } from '../../db/db.ts';
import type { PricedLine } from '../../pricing/priced-order.ts';
import { findNewestOffer, findQuote } from './find-quote.ts';
import type { OfferRow } from './tables.ts';

/** Prices that the next offer of a quote may keep. Amounts are pence. */
interface SavedOfferPrices {
  /** Lines by their id. */
  lines: Map<number, PricedLine>;
  /** Discount and delivery charge of the offer, or null without an offer. */
  granted: { discount: number; deliveryCharge: number } | null;
}

/**
 * Returns the prices of an offer that the next one may keep. A line of an offer has its position,
 * from 1, as its id.
 */
export const toSavedOfferPrices = (offer: OfferRow | null): SavedOfferPrices => ({
  lines: new Map(offer?.prices.order.lines.map((line, index) => [index + 1, line] as const) ?? []),
  granted:
    offer === null
      ? null
      : {
          discount: offer.prices.order.discount,
          deliveryCharge: offer.prices.order.deliveryCharge,
        },
});

/** Returns the lines of an offer with their ids, so that the next offer keeps their prices. */
export const addLineIds = ({ lines, ...composition }: Composition): Composition => ({
  ...composition,
  lines: lines.map((line, index) => ({ ...line, lineid: index + 1 })),
});

/** Returns lines for another quote, at the prices of the catalogue. */
export const removeLineIds = ({ lines, ...composition }: Composition): Composition => ({
  ...composition,
  lines: lines.map(({ lineid: _lineid, ...line }) => line),
});

/** Returns the prices that the next offer of this quote may keep. Throws 404 for an unknown number. */
export async function loadSavedOfferPrices(tx: Tx, quoteno: string): Promise<SavedOfferPrices> {
  const quote = await findQuote(tx, quoteno);
  return toSavedOfferPrices(await findNewestOffer(tx, quote));
}
