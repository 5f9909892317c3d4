import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from 'contract/catalog/product';
import type { Service, Subservice } from 'contract/catalog/service';
import { checkoutStarted, productAdded, shopperDataCleared } from '../basket/basket-events';
import { getRestoredSlice, stateRestored } from '../restored-state';
import { placementEnded } from '../placement/placement-slice';

function createChoiceSlice<Choice>(name: string) {
  return createSlice({
    name,
    initialState: null as Choice | null,
    reducers: { chosen: (_, action: PayloadAction<Choice | null>) => action.payload as never },
    extraReducers: (builder) => {
      builder
        .addCase(
          stateRestored,
          (state, { payload }) => getRestoredSlice<unknown>(payload, name, state) as never,
        )
        .addCase(shopperDataCleared, () => null as never);
    },
  });
}

export const innerdressSlice = createChoiceSlice<Product>('innerdress');
export const servicesSlice = createChoiceSlice<Service>('services');
export const subservicesSlice = createChoiceSlice<Subservice & { serviceid: Service['id'] }>(
  'subservices',
);

/**
 * The value is 1 after a checkout has started, otherwise 0. At 1, the sign-in page offers to order
 * as a guest.
 */
export const checkoutstatusSlice = createSlice({
  name: 'checkoutstatus',
  initialState: 0 as 0 | 1,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(stateRestored, (state, { payload }) =>
        getRestoredSlice(payload, 'checkoutstatus', state),
      )
      .addCase(productAdded, () => 1)
      .addCase(checkoutStarted, () => 1)
      .addCase(placementEnded, () => 0)
      .addCase(shopperDataCleared, () => 0);
  },
});

/** Stores the chosen product. Null removes the choice. */
export const dressChosen = innerdressSlice.actions.chosen;
export const serviceChosen = servicesSlice.actions.chosen;
export const subserviceChosen = subservicesSlice.actions.chosen;
