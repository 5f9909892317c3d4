import { placementSlice } from './placement-slice';

export const { placementStarted, orderConfirmed, placementStepDone, placementEnded } =
  placementSlice.actions;
