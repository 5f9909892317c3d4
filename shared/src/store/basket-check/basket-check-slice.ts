import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Pence } from 'contract/values/pence';
import type { Id } from 'contract/values/readers';
import { cartCleared, shopperDataCleared } from '../basket/basket-events';
import type { CartLine, PackageLine } from '../basket/lines';

/** A product line, or one of its add-ons, that cannot be ordered. */
export interface RefusedLine {
  productid: Id;
  /** The `packages` text of the product line. */
  packages: string;
  /** Id of the refused add-on, or null if the product itself is refused. */
  addonid: Id | null;
  /** The refused quantity. Null if the product or add-on is no longer available. */
  quantity: number | null;
}

/** A unit price that differs from the price at which the shopper added the product or add-on. */
export interface PriceChange {
  kind: 'product' | 'addon';
  id: Id;
  name: string;
  from: Pence;
  to: Pence;
}

export interface BasketCheck {
  refusedLines: RefusedLine[];
  priceChanges: PriceChange[];
}

const uncheckedBasket: BasketCheck = { refusedLines: [], priceChanges: [] };

/** Results of comparing the basket with the catalogue. Not persisted, because each page compares again. */
export const basketCheckSlice = createSlice({
  name: 'basketCheck',
  initialState: uncheckedBasket,
  reducers: {
    basketChecked: (state, { payload }: PayloadAction<BasketCheck>) => ({
      refusedLines: payload.refusedLines,
      priceChanges: [
        ...state.priceChanges.filter(
          ({ kind, id }) =>
            !payload.priceChanges.some((change) => change.kind === kind && change.id === id),
        ),
        ...payload.priceChanges,
      ],
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(cartCleared, () => uncheckedBasket)
      .addCase(shopperDataCleared, () => uncheckedBasket);
  },
});

/** Returns why the line cannot be ordered, or null if it is not refused. */
export function getRefusalReason(
  { refusedLines }: BasketCheck,
  line: CartLine | PackageLine,
): 'unavailable' | 'quantity' | null {
  const isAddon = 'ustring' in line;
  const refusedLine = refusedLines.find(
    ({ productid, packages, addonid, quantity }) =>
      productid === line.productid &&
      packages === (isAddon ? line.ustring : line.packages) &&
      addonid === (isAddon ? line.id : null) &&
      (quantity ?? line.cartquantity) === line.cartquantity,
  );
  if (!refusedLine) return null;
  return refusedLine.quantity === null ? 'unavailable' : 'quantity';
}
