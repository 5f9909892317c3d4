import { refusedLinesSchema } from 'contract/orders/refused-lines';
import * as v from '../schema';
import type { RootState } from '../store/create-store';
import type { RefusedLine } from '../store/basket-check/basket-check-slice';

const refusalSchema = v.fallback(v.object({ lines: refusedLinesSchema }), { lines: [] });

/** Returns the lines that a response refuses. Section 7 names no lines in a response. */
export function listRefusedLines(
  { cart, packages, personalised }: RootState,
  refusalBody: unknown,
): RefusedLine[] {
  return v
    .parse(refusalSchema, refusalBody)
    .lines.flatMap(({ line, productid, addonid, reason }) => {
      const cartLine = cart[line];
      if (cartLine?.productid !== productid) return [];
      const addon = [...packages, ...personalised].find(
        (candidate) =>
          candidate.id === addonid &&
          candidate.productid === productid &&
          candidate.ustring === cartLine.packages,
      );
      const quantity = (addonid === null ? cartLine : addon)?.cartquantity ?? null;
      return [
        {
          productid,
          packages: cartLine.packages,
          addonid,
          quantity: reason === 'quantity' ? quantity : null,
        },
      ];
    });
}
