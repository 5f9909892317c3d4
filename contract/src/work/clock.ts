/** Formats minutes after midnight like '08:30'. A time after midnight of the next day is '24:15'. */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** End of the morning and start of the afternoon, as minutes after midnight. */
export const NOON = 780;
