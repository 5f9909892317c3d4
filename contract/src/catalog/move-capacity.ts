/** Matches volumes such as '17 cubic metres', '30 m³' and '12,5 m3'. */
const VOLUME_PATTERN = /(\d{1,4}(?:[.,]\d)?)\s*(?:cubic\s+met(?:re|er)s?|m³|m3\b|cbm\b)/i;

/**
 * Returns the capacity in litres from the description, because the API has no field for the
 * capacity.
 */
export function readCapacity({ description }: { description: string }): number | null {
  const [, amount] = VOLUME_PATTERN.exec(description) ?? [];
  return amount === undefined ? null : Math.round(Number(amount.replace(',', '.')) * 1000);
}
