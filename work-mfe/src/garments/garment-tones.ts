import type { GarmentState } from 'contract/garments/garment-state';

/** Colour of the badge of each state. */
export const garmentTones: Record<GarmentState, 'green' | 'brass' | 'neutral' | 'rose'> = {
  received: 'brass',
  condition_sent: 'rose',
  agreed: 'neutral',
  in_cleaning: 'neutral',
  ready: 'green',
  handed_over: 'neutral',
};
