const names: Record<number, string> = { [-1]: 'Basement', 0: 'Ground floor' };

/** Returns the name of a floor, for example 'Ground floor' or 'Floor 3'. */
export const floorName = (floor: number): string => names[floor] ?? `Floor ${floor}`;

export const floors = Array.from({ length: 32 }, (_, at) => ({
  value: String(at - 1),
  label: floorName(at - 1),
}));

export const lifts = [
  { value: 'no', label: 'No lift' },
  { value: 'yes', label: 'There is a lift' },
];
