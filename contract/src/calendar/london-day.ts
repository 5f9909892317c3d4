import { defineDateFormat } from './date-format.ts';

const londonFormat = /* @__PURE__ */ defineDateFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/London',
});

/**
 * Returns the day in London, 'YYYY-MM-DD'. Reads year, month and day by their types, because their
 * order differs between ICU versions.
 */
export function toLondonDay(date: Date): string {
  const parts = londonFormat().formatToParts(date);
  const getPart = (type: 'year' | 'month' | 'day') =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${getPart('year')}-${getPart('month')}-${getPart('day')}`;
}

export const getLondonToday = (): string => toLondonDay(new Date());
