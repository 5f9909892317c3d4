import { innerdressSlice, servicesSlice, subservicesSlice } from './chosen-slices';

/** Actions that set the chosen product, service or sub-service. Null removes the choice. */
export const dressChosen = innerdressSlice.actions.chosen;
export const serviceChosen = servicesSlice.actions.chosen;
export const subserviceChosen = subservicesSlice.actions.chosen;
