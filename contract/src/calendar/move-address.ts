interface MoveAddress {
  /** Floor of the address. 0 is the ground floor. */
  floor: number;
  lift: boolean;
  parking: string;
}

/** Lowest and highest floor that an address may have. */
export const MIN_FLOOR = -2;
export const MAX_FLOOR = 60;

/** Returns 'Ground floor' or 'Floor 3'. */
export function getFloorName(floor: number): string {
  if (floor === 0) return 'Ground floor';
  return floor < 0 ? 'Basement' : `Floor ${floor}`;
}

/** Choices of floors, from the basement. */
export const floorOptions = Array.from({ length: MAX_FLOOR + 2 }, (_, index) => ({
  value: String(index - 1),
  label: getFloorName(index - 1),
}));

export const liftOptions = [
  { value: 'no', label: 'No lift' },
  { value: 'yes', label: 'There is a lift' },
];

export const parkingOptions = [
  { value: 'unknown', label: 'I do not know' },
  { value: 'outside', label: 'Right outside' },
  { value: 'nearby', label: 'Nearby' },
  { value: 'permit', label: 'A permit is needed' },
];

export const describeAddress = ({ floor, lift, parking }: MoveAddress): string[] => [
  getFloorName(floor).toLowerCase(),
  lift ? 'with a lift' : 'no lift',
  parkingTexts[parking] ?? parking,
];

const parkingTexts: Record<string, string> = {
  outside: 'parking right outside',
  nearby: 'parking nearby',
  permit: 'parking needs a permit',
  unknown: 'parking not known',
};
