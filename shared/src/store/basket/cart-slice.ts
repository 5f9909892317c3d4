import { createSlice } from '@reduxjs/toolkit';
import { restoredOr, stateRestored } from '../restored-state';
import * as happened from './basket-events';
import { type CartLine, sameLine } from './lines';
import { addProduct, changeQuantity, mergeLines, unitPrice } from './rules';

const same = (a: happened.LineKey) => (b: happened.LineKey) => sameLine(a, b);
const none: CartLine[] = [];

/** The products in the basket (specification, section 4, 'Cart rules'). */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: none,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(stateRestored, (state, { payload }) => restoredOr(payload, 'cart', state))
      .addCase(happened.productAdded, (state, { payload }) =>
        addProduct(state, payload.product, payload.choices),
      )
      .addCase(happened.lineIncreased, (state, { payload }) =>
        changeQuantity(state, same(payload), 1, unitPrice),
      )
      .addCase(happened.lineDecreased, (state, { payload }) =>
        changeQuantity(state, same(payload), -1, unitPrice),
      )
      .addCase(happened.lineRemoved, (state, { payload }) =>
        state.filter((line) => !same(payload)(line)),
      )
      .addCase(happened.savedBasketMerged, (state, { payload }) =>
        mergeLines(state, payload.cart, sameLine, unitPrice),
      )
      .addCase(happened.productRepriced, (state, { payload }) =>
        changeQuantity(
          state.map((line) =>
            line.productid === payload.productid ? { ...line, price: payload.price } : line,
          ),
          (line) => line.productid === payload.productid,
          0,
          unitPrice,
        ),
      )
      .addCase(happened.cartCleared, () => none)
      .addCase(happened.basketReplaced, (_, { payload }) => payload.cart)
      .addCase(happened.shopperForgotten, () => none);
  },
});
