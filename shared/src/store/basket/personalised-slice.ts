import { createSlice } from '@reduxjs/toolkit';
import { restoredOr, stateRestored } from '../restored-state';
import { changeAddon, dropWithLine, followLine, mergeAddons } from './addon-lines';
import * as happened from './basket-events';
import type { PersonalisedLine } from './lines';
import { addChoices } from './rules';

const none: PersonalisedLine[] = [];

/** The personalised options in the basket, £55 each (specification, sections 4 and 9). */
export const personalisedSlice = createSlice({
  name: 'personalised',
  initialState: none,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(stateRestored, (state, { payload }) => restoredOr(payload, 'personalised', state))
      .addCase(happened.productAdded, (state, { payload }) =>
        addChoices(state, payload.product, payload.choices, 'personalised'),
      )
      .addCase(happened.personalisedIncreased, (state, { payload }) =>
        changeAddon(state, payload, 1),
      )
      .addCase(happened.personalisedDecreased, (state, { payload }) =>
        changeAddon(state, payload, -1),
      )
      .addCase(happened.lineIncreased, (state, { payload }) => followLine(state, payload, 1))
      .addCase(happened.lineDecreased, (state, { payload }) => followLine(state, payload, -1))
      .addCase(happened.lineRemoved, (state, { payload }) => dropWithLine(state, payload))
      .addCase(happened.savedBasketMerged, (state, { payload }) =>
        mergeAddons(state, payload.personalised),
      )
      .addCase(happened.personalisedCleared, () => none)
      .addCase(happened.basketReplaced, (_, { payload }) => payload.personalised)
      .addCase(happened.shopperForgotten, () => none);
  },
});
