import { innerdressSlice, servicesSlice, subservicesSlice } from './chosen-slices';

/** What the shopper chose on the way to a product; null forgets it. */
export const dressChosen = innerdressSlice.actions.chosen;
export const serviceChosen = servicesSlice.actions.chosen;
export const subserviceChosen = subservicesSlice.actions.chosen;
