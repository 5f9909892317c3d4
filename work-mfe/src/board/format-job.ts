import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { formatClock } from 'contract/work/clock';
import type { Job } from 'contract/work/job-fields';

/** Formats minutes like '4 h', '1 h 30' or '30 min'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** Formats the times of a job like '08:00–12:00'. Returns '' without a start. */
export const formatTimes = ({ startsat, minutes }: Pick<Job, 'startsat' | 'minutes'>): string =>
  startsat === null ? '' : `${formatClock(startsat)}–${formatClock(startsat + minutes)}`;

/** Returns duration, people and volume like '4 h, 2 people, 14.2 m³'. */
export const describeWork = ({ minutes, people, litres }: Job): string =>
  [formatDuration(minutes), formatPeople(people), litres > 0 && formatCubicMetres(litres)]
    .filter(Boolean)
    .join(', ');

export const formatPeople = (count: number): string =>
  `${count} ${count === 1 ? 'person' : 'people'}`;

/** Returns the postcodes in their order, such as 'SE1 7PB → E16 4AB'. */
export const describeRoute = ({ addresses }: Job): string =>
  addresses
    .map(({ postcode }) => postcode)
    .filter(Boolean)
    .join(' → ');

export const halfNames = { morning: 'Morning', afternoon: 'Afternoon' } as const;

export const stateNames = {
  planned: 'Planned',
  on_the_way: 'On the way',
  begun: 'Begun',
  done: 'Done',
} as const;
