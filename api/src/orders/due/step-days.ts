/** Days that the firm needs to clean a garment, by the product's group of add-ons. */
const careDaysByGroup: Record<string, number> = {
  bridal: 28,
  preservation: 56,
  occasion: 14,
  'soft-furnishings': 14,
};

/** Days for a product whose group `careDaysByGroup` does not contain. */
const DEFAULT_CARE_DAYS = 28;

/** Days with the add-on 'Express Five-Day Turnaround'. Five working days are seven days. */
const EXPRESS_CARE_DAYS = 7;

const expressPattern = /\bexpress\b/i;

/** Days from the step 'ready' to the return at the customer's address. */
export const RETURN_DAYS = 2;

/**
 * Returns the days that the firm needs for an order's slowest garment. The turnaround texts of the
 * products (`seed/data/product-details.ts`) promise the same numbers.
 */
export function getCareDays(groups: readonly string[], addonNames: readonly string[]): number {
  if (addonNames.some((name) => expressPattern.test(name))) return EXPRESS_CARE_DAYS;
  return Math.max(...groups.map((group) => careDaysByGroup[group] ?? DEFAULT_CARE_DAYS));
}
