import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Placement } from 'contract/storage/placement';
import { shopperDataCleared } from '../basket/basket-events';
import { getRestoredSlice, stateRestored } from '../restored-state';

export const placementSlice = createSlice({
  name: 'placement',
  initialState: null as Placement | null,
  reducers: {
    placementStarted: (_, { payload }: PayloadAction<Omit<Placement, 'orderno' | 'done'>>) => ({
      ...payload,
      orderno: null,
      done: [],
    }),
    orderConfirmed: (state, { payload }: PayloadAction<string>) => {
      if (state) state.orderno = payload;
    },
    placementStepDone: (state, { payload }: PayloadAction<string>) => {
      state?.done.push(payload);
    },
    placementEnded: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(stateRestored, (state, { payload }) => getRestoredSlice(payload, 'placement', state))
      .addCase(shopperDataCleared, () => null);
  },
});

export const { placementStarted, orderConfirmed, placementStepDone, placementEnded } =
  placementSlice.actions;
