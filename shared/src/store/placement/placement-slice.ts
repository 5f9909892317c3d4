import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { shopperForgotten } from '../basket/basket-events';
import { restoredOr, stateRestored } from '../restored-state';

/**
 * An order that is being placed: its key stays with the basket until basket, address or method
 * change (decision 29), so that a retry, a reload or a second tab resumes it, never doubles it.
 */
export const placementSchema = v.object({
  /** The idempotency key sent with the order. */
  key: v.string(),
  /** What the key stands for; another fingerprint means another order. */
  fingerprint: v.string(),
  /** The order number that the backend confirmed, once it did. */
  orderno: v.nullable(v.string()),
  /** The later calls that have already succeeded, by name. */
  done: v.array(v.string()),
});

export type Placement = v.InferOutput<typeof placementSchema>;

export const placementSlice = createSlice({
  name: 'placement',
  initialState: null as Placement | null,
  reducers: {
    placementStarted: (_, { payload }: PayloadAction<{ key: string; fingerprint: string }>) => ({
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
  extraReducers: (on) => {
    on.addCase(stateRestored, (state, { payload }) =>
      restoredOr(payload, 'placement', state),
    ).addCase(shopperForgotten, () => null);
  },
});
