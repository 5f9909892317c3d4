const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Formats a time of the backend as date and time in London. */
export const formatTime = (time: string): string => timeFormat.format(new Date(time));
