import type { FulfilmentKind } from './fulfilment.ts';

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

/** Formats a volume in litres as '14.2 m³'. */
export const formatCubicMetres = (litres: number): string => `${(litres / 1000).toFixed(1)} m³`;

interface CapacityLine {
  kind: FulfilmentKind;
  name: string;
  /** Present description of the product. Null if the product no longer exists. */
  description: string | null;
}

/** Quote whose offer became the order, with the volume of its furniture list. */
export interface OrderedQuote {
  quoteno: string;
  litres: number;
}

/** Returns notes for staff about the largest volume of each ordered move, and how much there is to move. */
export function listCapacityNotes(
  lines: readonly CapacityLine[],
  quote: OrderedQuote | null,
): string[] {
  const hasList = quote !== null && quote.litres > 0;
  const notes = lines.flatMap(({ kind, name, description }) => {
    const litres = kind === 'move' ? readCapacity({ description: description ?? '' }) : null;
    if (litres === null) return [];
    const capacity = `${name} is sold for up to ${formatCubicMetres(litres)}.`;
    return hasList ? capacity : `${capacity} The order does not say how much there is to move.`;
  });
  const list = hasList
    ? [`The list of quote ${quote.quoteno} has ${formatCubicMetres(quote.litres)}.`]
    : [];
  return [...new Set(notes), ...list];
}
