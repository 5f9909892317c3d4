/** Largest exact count. The backend counts at most one more item than this number. */
const MAX_COUNT = 1000;

/** Formats a count, such as '12' or '1,000+'. */
export const formatCount = (count: number): string =>
  count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en-GB')}+` : String(count);
