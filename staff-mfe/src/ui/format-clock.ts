import { defineDateFormat } from 'contract/calendar/date-format';

const clockFormat = defineDateFormat({
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** Formats the time of the day in London, like '12:04'. */
export const formatClock = (time: string): string => clockFormat().format(new Date(time));
