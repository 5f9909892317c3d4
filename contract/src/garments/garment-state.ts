/** States of a garment, in the order of the work. */
export const garmentStates = [
  'received',
  'condition_sent',
  'agreed',
  'in_cleaning',
  'ready',
  'handed_over',
] as const;

export type GarmentState = (typeof garmentStates)[number];

export const garmentStateLabels: Record<GarmentState, string> = {
  received: 'Taken in',
  condition_sent: 'Waits for the customer',
  agreed: 'Condition agreed',
  in_cleaning: 'In cleaning',
  ready: 'Ready',
  handed_over: 'Handed over',
};

/** Kinds of findings about a garment at intake. */
export const findingKinds = ['stain', 'tear', 'missing_beads', 'wear', 'other'] as const;

export type FindingKind = (typeof findingKinds)[number];

export const findingLabels: Record<FindingKind, string> = {
  stain: 'Stain',
  tear: 'Tear',
  missing_beads: 'Missing beads',
  wear: 'Wear',
  other: 'Other',
};
