import { createSlice } from '@reduxjs/toolkit';
import { getRestoredSlice, stateRestored } from '../restored-state';
import {
  changeAddonQuantity,
  removeAddonsOfLine,
  changeAddonsOfLine,
  mergeAddons,
} from './addon-lines';
import * as basketEvents from './basket-events';
import type { PersonalisedLine } from './lines';
import { addChoices } from './cart-rules';

const noPersonalised: PersonalisedLine[] = [];

export const personalisedSlice = createSlice({
  name: 'personalised',
  initialState: noPersonalised,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(stateRestored, (state, { payload }) =>
        getRestoredSlice(payload, 'personalised', state),
      )
      .addCase(basketEvents.productAdded, (state, { payload }) =>
        addChoices(state, payload.product, payload.choices, 'personalised'),
      )
      .addCase(basketEvents.personalisedIncreased, (state, { payload }) =>
        changeAddonQuantity(state, payload, 1),
      )
      .addCase(basketEvents.personalisedDecreased, (state, { payload }) =>
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
        mergeAddons(state, payload.personalised),
      )
      .addCase(basketEvents.personalisedCleared, () => noPersonalised)
      .addCase(basketEvents.basketReplaced, (_, { payload }) => payload.personalised)
      .addCase(basketEvents.shopperDataCleared, () => noPersonalised);
  },
});
