import { createSlice } from '@reduxjs/toolkit';
import { restoredOr, stateRestored } from '../restored-state';
import { changeAddon, dropWithLine, followLine, mergeAddons, repriceAddon } from './addon-lines';
import * as happened from './basket-events';
import type { PackageLine } from './lines';
import { addChoices } from './rules';

const none: PackageLine[] = [];

/** The standard add-ons in the basket, matched by id and ustring (specification, section 4). */
export const packagesSlice = createSlice({
  name: 'packages',
  initialState: none,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(stateRestored, (state, { payload }) => restoredOr(payload, 'packages', state))
      .addCase(happened.productAdded, (state, { payload }) =>
        addChoices(state, payload.product, payload.choices, 'standard'),
      )
      .addCase(happened.packageIncreased, (state, { payload }) => changeAddon(state, payload, 1))
      .addCase(happened.packageDecreased, (state, { payload }) => changeAddon(state, payload, -1))
      .addCase(happened.lineIncreased, (state, { payload }) => followLine(state, payload, 1))
      .addCase(happened.lineDecreased, (state, { payload }) => followLine(state, payload, -1))
      .addCase(happened.lineRemoved, (state, { payload }) => dropWithLine(state, payload))
      .addCase(happened.savedBasketMerged, (state, { payload }) =>
        mergeAddons(state, payload.packages),
      )
      .addCase(happened.packageRepriced, (state, { payload }) =>
        repriceAddon(state, payload.id, payload.amount),
      )
      .addCase(happened.packagesCleared, () => none)
      .addCase(happened.basketReplaced, (_, { payload }) => payload.packages)
      .addCase(happened.shopperForgotten, () => none);
  },
});
