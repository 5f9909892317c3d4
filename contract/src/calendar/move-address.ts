interface MoveAddress {
  /** Floor of the address. 0 is the ground floor. */
  floor: number;
  lift: boolean;
  parking: string;
}

export const describeAddress = ({ floor, lift, parking }: MoveAddress): string[] => [
  describeFloor(floor),
  lift ? 'with a lift' : 'no lift',
  parkingTexts[parking] ?? parking,
];

function describeFloor(floor: number): string {
  if (floor === 0) return 'ground floor';
  return floor < 0 ? 'basement' : `floor ${floor}`;
}

const parkingTexts: Record<string, string> = {
  outside: 'parking right outside',
  nearby: 'parking nearby',
  permit: 'parking needs a permit',
  unknown: 'parking not known',
};
