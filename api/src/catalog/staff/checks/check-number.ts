import type { CatalogueField } from 'contract/catalog/field';
import { formatMoney } from 'contract/values/pence';

/**
 * Checks a number or a price in pence by the definition of the field. Returns the number, or a
 * sentence about the problem.
 */
export function checkNumber(
  field: CatalogueField,
  value: unknown,
): { value: number } | { sentence: string } {
  const { type, min = -Infinity, max = Infinity } = field;
  const isPrice = type === 'price';
  if (isPrice && typeof value === 'number' && value < 0)
    return { sentence: 'it must not be negative.' };
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return {
      sentence: isPrice ? 'please type an amount such as 12.50.' : 'please type a whole number.',
    };
  const format = isPrice ? formatMoney : String;
  if (value < min)
    return {
      sentence:
        isPrice && min === 1
          ? 'it must be more than £0.00.'
          : `it must be at least ${format(min)}.`,
    };
  return value > max ? { sentence: `it must be at most ${format(max)}.` } : { value };
}
