/** Spellings of a volume: '17 cubic metres', '30 m³', '12,5 m3'. */
const VOLUME_PATTERN = /(\d{1,4}(?:[.,]\d)?)\s*(?:cubic\s+met(?:re|er)s?|m³|m3\b|cbm\b)/i;

/**
 * Returns the capacity of a move package in litres, from its `description`, because section 7 has no field for it.
 * Returns null if the text contains none.
 */
export function readCapacity({ description }: { description: string }): number | null {
  const [, amount] = VOLUME_PATTERN.exec(description) ?? [];
  return amount === undefined ? null : Math.round(Number(amount.replace(',', '.')) * 1000);
}
