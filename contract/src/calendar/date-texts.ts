import { defineDateFormat } from './date-format.ts';

const dayFormat = /* @__PURE__ */ defineDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = /* @__PURE__ */ defineDateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a day in UTC, so that no time zone changes the day. */
export const formatDay = (day: string): string =>
  formatInstant(dayFormat, `${day}T00:00:00Z`).replace(',', '');

export const formatHalfDay = (day: string, half: string): string =>
  `${formatDay(day)}, in the ${half}`;

export const formatMonth = (month: string): string =>
  formatInstant(monthFormat, `${month}-01T00:00:00Z`);

const timeZone = 'Europe/London';
const dateFormat = /* @__PURE__ */ defineDateFormat({
  dateStyle: 'long',
  timeZone,
});
const timeFormat = /* @__PURE__ */ defineDateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});
const longTimeFormat = /* @__PURE__ */ defineDateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});
const fullTimeFormat = /* @__PURE__ */ defineDateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone,
});

/** Formats a date like '3 March 2026'. */
export const formatDate = (time: string | Date): string => formatInstant(dateFormat, time);

/** Formats a time like '3 Mar 2026, 14:05'. */
export const formatTime = (time: string | Date): string => formatInstant(timeFormat, time);

/** Formats a time like '3 March 2026 at 14:05'. */
export const formatLongTime = (time: string | Date): string => formatInstant(longTimeFormat, time);

/** Formats a time like 'Tuesday, 3 March 2026 at 14:05'. */
export const formatFullTime = (time: string | Date): string => formatInstant(fullTimeFormat, time);

function formatInstant(getFormat: () => Intl.DateTimeFormat, time: string | Date): string {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? '' : getFormat().format(at);
}
