const createFormat = (timeStyle: 'short' | 'medium') =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle, timeZone: 'Europe/London' });

const formats = { minutes: createFormat('short'), seconds: createFormat('medium') };

/** Formats a time of the backend as date and time in London. */
export const formatTime = (time: string, precision: keyof typeof formats = 'minutes'): string =>
  formats[precision].format(new Date(time));
