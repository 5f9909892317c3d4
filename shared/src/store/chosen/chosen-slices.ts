import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Product } from 'contract/catalog/product';
import type { Service, Subservice } from 'contract/catalog/service';
import { checkoutStarted, productAdded, shopperForgotten } from '../basket/basket-events';
import { restoredOr, stateRestored } from '../restored-state';
import { placementEnded } from '../placement/placement-events';

/** Creates a slice that holds one chosen object, or null. */
function chosenSlice<Chosen>(name: string) {
  return createSlice({
    name,
    initialState: null as Chosen | null,
    reducers: { chosen: (_, action: PayloadAction<Chosen | null>) => action.payload as never },
    extraReducers: (on) => {
      on.addCase(
        stateRestored,
        (state, { payload }) => restoredOr<unknown>(payload, name, state) as never,
      ).addCase(shopperForgotten, () => null as never);
    },
  });
}

/** The chosen product, service and sub-service (specification, section 3, 'Locally stored'). */
export const innerdressSlice = chosenSlice<Product>('innerdress');
export const servicesSlice = chosenSlice<Service>('services');
export const subservicesSlice = chosenSlice<Subservice & { serviceid: Service['id'] }>(
  'subservices',
);

/** 1 after a checkout was started. The guest offer then appears, and sign-in redirects to /details. */
export const checkoutstatusSlice = createSlice({
  name: 'checkoutstatus',
  initialState: 0 as 0 | 1,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(stateRestored, (state, { payload }) => restoredOr(payload, 'checkoutstatus', state))
      .addCase(productAdded, () => 1)
      .addCase(checkoutStarted, () => 1)
      .addCase(placementEnded, () => 0)
      .addCase(shopperForgotten, () => 0);
  },
});
