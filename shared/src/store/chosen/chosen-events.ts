import { innerdressSlice, servicesSlice, subservicesSlice } from './chosen-slices';

/** Stores the chosen product. Null removes the choice. */
export const dressChosen = innerdressSlice.actions.chosen;
export const serviceChosen = servicesSlice.actions.chosen;
export const subserviceChosen = subservicesSlice.actions.chosen;
