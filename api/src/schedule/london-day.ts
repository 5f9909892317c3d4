import { getLondonToday, toLondonDay } from 'contract/calendar/london-day';

export { getLondonToday, toLondonDay };

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

/** Returns the hour of the day in London, from 0 to 23. */
export const getLondonHour = (date: Date): number =>
  Number(hourFormat.formatToParts(date).find(({ type }) => type === 'hour')?.value);

/** Returns the London day, or the day before it until this hour in London has begun. */
export function toLondonDayFrom(hour: number, date: Date): string {
  const day = toLondonDay(date);
  return getLondonHour(date) < hour ? addDays(day, -1) : day;
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns the weekday, from 1 for Monday to 7 for Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
