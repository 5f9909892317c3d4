/** Days that a garment spends in our care, by the product's group of add-ons. */
const careDaysByGroup: Record<string, number> = {
  bridal: 28,
  preservation: 56,
  occasion: 14,
  'soft-furnishings': 14,
};

/** Days in our care of a product whose group is not in the table. */
const DEFAULT_CARE_DAYS = 28;

/** Days in our care with the add-on 'Express Five-Day Turnaround': five working days. */
const EXPRESS_CARE_DAYS = 7;

const expressPattern = /\bexpress\b/i;

/** Days from 'ready' to the return at the customer's address. */
export const RETURN_DAYS = 2;

/**
 * Returns the time that an order's slowest garment spends in our care, in days. The turnaround
 * texts of the products (`seed/data/product-details.ts`) promise the same numbers.
 */
export function getCareDays(groups: readonly string[], addonNames: readonly string[]): number {
  if (addonNames.some((name) => expressPattern.test(name))) return EXPRESS_CARE_DAYS;
  return Math.max(...groups.map((group) => careDaysByGroup[group] ?? DEFAULT_CARE_DAYS));
}
