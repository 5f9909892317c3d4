const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats bytes with decimal units, such as '1.5 GB'. */
export function formatBytes(bytes: number): string {
  const exponent = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** exponent;
  return `${amount.toFixed(exponent < 2 || amount >= 100 ? 0 : 1)} ${units[exponent]}`;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Formats an age in seconds, such as '5 min'. */
export function formatAge(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  if (seconds < 2 * DAY_S) return `${Math.round(seconds / HOUR_S)} h`;
  return `${Math.floor(seconds / DAY_S)} days`;
}

/** Returns the number of full days until a time. The number is negative after that time. */
export const countDaysUntil = (time: string, now: string): number =>
  Math.floor((Date.parse(time) - Date.parse(now)) / (DAY_S * 1000));
