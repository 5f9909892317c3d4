/** Capacity of a Luton van, a common removal van, in litres. */
export const VAN_LITRES = 17_000;

/** Returns how full each van is, from 0 to 1. Returns one empty van for 0 litres. */
export function calculateFillLevels(litres: number): number[] {
  const vans = Math.max(Math.ceil(litres / VAN_LITRES), 1);
  return Array.from({ length: vans }, (_, index) =>
    Math.min(Math.max(litres / VAN_LITRES - index, 0), 1),
  );
}

/**
 * Returns a text such as 'up to half a Luton van' or 'about 1½ Luton vans'. Returns '' for 0
 * litres.
 */
export function formatVans(litres: number): string {
  if (litres <= 0) return '';
  const halves = Math.max(Math.ceil((litres / VAN_LITRES) * 2), 1);
  if (halves === 1) return 'up to half a Luton van';
  const wholeVans = Math.floor(halves / 2);
  const amount = `${wholeVans}${halves % 2 ? '½' : ''}`;
  return halves === 2 ? 'about one Luton van' : `about ${amount} Luton vans`;
}
