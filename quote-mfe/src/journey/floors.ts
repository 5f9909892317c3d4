const floorNames: Record<number, string> = { [-1]: 'Basement', 0: 'Ground floor' };

/** Returns 'Ground floor' or 'Floor 3'. */
export const getFloorName = (floor: number): string => floorNames[floor] ?? `Floor ${floor}`;

export const floorOptions = Array.from({ length: 32 }, (_, index) => ({
  value: String(index - 1),
  label: getFloorName(index - 1),
}));

export const liftOptions = [
  { value: 'no', label: 'No lift' },
  { value: 'yes', label: 'There is a lift' },
];
