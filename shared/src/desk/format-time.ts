import { defineDateFormat } from 'contract/calendar/date-format';

const defineTimeFormat = (timeStyle: 'short' | 'medium') =>
  defineDateFormat({ dateStyle: 'medium', timeStyle, timeZone: 'Europe/London' });

const formats = { minutes: defineTimeFormat('short'), seconds: defineTimeFormat('medium') };

/** Formats a time of the backend as date and time in London. */
export const formatTime = (time: string, precision: keyof typeof formats = 'minutes'): string =>
  formats[precision]().format(new Date(time));
