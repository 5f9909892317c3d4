import { createSlice } from '@reduxjs/toolkit';
import { getRestoredSlice, stateRestored } from '../restored-state';
import * as basketEvents from './basket-events';
import { type CartLine, isSameLine } from './lines';
import { addProduct, changeQuantity, mergeLines, getUnitPrice } from './cart-rules';

const matchesLine = (a: basketEvents.LineKey) => (b: basketEvents.LineKey) => isSameLine(a, b);
const emptyCart: CartLine[] = [];

export const cartSlice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(stateRestored, (state, { payload }) => getRestoredSlice(payload, 'cart', state))
      .addCase(basketEvents.productAdded, (state, { payload }) =>
        addProduct(state, payload.product, payload.choices),
      )
      .addCase(basketEvents.lineIncreased, (state, { payload }) =>
        changeQuantity(state, matchesLine(payload), 1, getUnitPrice),
      )
      .addCase(basketEvents.lineDecreased, (state, { payload }) =>
        changeQuantity(state, matchesLine(payload), -1, getUnitPrice),
      )
      .addCase(basketEvents.lineRemoved, (state, { payload }) =>
        state.filter((line) => !matchesLine(payload)(line)),
      )
      .addCase(basketEvents.savedBasketMerged, (state, { payload }) =>
        mergeLines(state, payload.cart, isSameLine, getUnitPrice),
      )
      .addCase(basketEvents.productRepriced, (state, { payload: { productid, ...changes } }) =>
        // Changes the quantity by 0, so that the line's amount is recalculated with the new price.
        changeQuantity(
          state.map((line) => (line.productid === productid ? { ...line, ...changes } : line)),
          (line) => line.productid === productid,
          0,
          getUnitPrice,
        ),
      )
      .addCase(basketEvents.cartCleared, () => emptyCart)
      .addCase(basketEvents.basketReplaced, (_, { payload }) => payload.cart)
      .addCase(basketEvents.shopperDataCleared, () => emptyCart);
  },
});
