import type { FigureDefinition } from '../figures/figures.ts';

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Returns the median, the minimum and the maximum. Returns null without measurements. */
export function calculateSpread(values: (number | undefined)[]): Spread | null {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [min] = sorted;
  const max = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (min === undefined || max === undefined) return null;
  return { min, max, median: ((upper ?? max) + (lower ?? min)) / 2 };
}

/**
 * Returns text such as '1,240 (1,180–1,300)'. If minimum and maximum are equal, returns one number.
 */
export function formatSpread(spread: Spread | null, unit: FigureDefinition['unit']): string {
  if (!spread) return '';
  const [median, min, max] = [spread.median, spread.min, spread.max].map((value) =>
    formatNumber(value, unit),
  );
  return min === max ? (median ?? '') : `${median} (${min}–${max})`;
}

export function formatNumber(value: number, unit: FigureDefinition['unit']): string {
  if (unit === 'kB') return (value / 1000).toFixed(1);
  const digits = unit === 'ms' || Number.isInteger(value) ? 0 : 3;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits });
}
