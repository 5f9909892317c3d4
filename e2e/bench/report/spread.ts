import type { Shown } from '../figures/figures.ts';

/** The median, minimum and maximum of repeated measurements. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Returns null without any measurement. */
export function spreadOf(measured: (number | undefined)[]): Spread | null {
  const sorted = measured.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (least === undefined || most === undefined) return null;
  return { least, most, median: ((upper ?? most) + (lower ?? least)) / 2 };
}

/** Formats a spread as '1,240 (1,180–1,300)', or as one number if all are equal. */
export function textOf(spread: Spread | null, unit: Shown['unit']): string {
  if (!spread) return '';
  const [median, least, most] = [spread.median, spread.least, spread.most].map((value) =>
    numberText(value, unit),
  );
  return least === most ? (median ?? '') : `${median} (${least}–${most})`;
}

export function numberText(value: number, unit: Shown['unit']): string {
  if (unit === 'kB') return (value / 1000).toFixed(1);
  const digits = unit === 'ms' || Number.isInteger(value) ? 0 : 3;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits });
}
