import { innerdressSlice, servicesSlice, subservicesSlice } from './chosen-slices';

/** Set the chosen product, service or sub-service, or null. */
export const dressChosen = innerdressSlice.actions.chosen;
export const serviceChosen = servicesSlice.actions.chosen;
export const subserviceChosen = subservicesSlice.actions.chosen;
