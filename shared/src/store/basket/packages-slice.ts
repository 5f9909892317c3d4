import { createSlice } from '@reduxjs/toolkit';
import { getRestoredSlice, stateRestored } from '../restored-state';
import {
  changeAddonQuantity,
  removeAddonsOfLine,
  changeAddonsOfLine,
  mergeAddons,
  repriceAddon,
} from './addon-lines';
import * as basketEvents from './basket-events';
import type { PackageLine } from './lines';
import { addChoices } from './cart-rules';

const noPackages: PackageLine[] = [];

export const packagesSlice = createSlice({
  name: 'packages',
  initialState: noPackages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(stateRestored, (state, { payload }) => getRestoredSlice(payload, 'packages', state))
      .addCase(basketEvents.productAdded, (state, { payload }) =>
        addChoices(state, payload.product, payload.choices, 'standard'),
      )
      .addCase(basketEvents.packageIncreased, (state, { payload }) =>
        changeAddonQuantity(state, payload, 1),
      )
      .addCase(basketEvents.packageDecreased, (state, { payload }) =>
        changeAddonQuantity(state, payload, -1),
      )
      .addCase(basketEvents.lineIncreased, (state, { payload }) =>
        changeAddonsOfLine(state, payload, 1),
      )
      .addCase(basketEvents.lineDecreased, (state, { payload }) =>
        changeAddonsOfLine(state, payload, -1),
      )
      .addCase(basketEvents.lineRemoved, (state, { payload }) => removeAddonsOfLine(state, payload))
      .addCase(basketEvents.savedBasketMerged, (state, { payload }) =>
        mergeAddons(state, payload.packages),
      )
      .addCase(basketEvents.packageRepriced, (state, { payload }) =>
        repriceAddon(state, payload.id, payload.amount),
      )
      .addCase(basketEvents.packagesCleared, () => noPackages)
      .addCase(basketEvents.basketReplaced, (_, { payload }) => payload.packages)
      .addCase(basketEvents.shopperDataCleared, () => noPackages);
  },
});
