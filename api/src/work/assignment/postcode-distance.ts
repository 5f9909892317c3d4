import { listAddresses } from '../../calendar/staff/job-texts.ts';
import type { LoadedJob } from '../jobs/load-jobs.ts';

/** Returns the postcodes of a job's addresses in the order in which the crew goes to them. */
export const listPostcodes = ({ order, trade }: LoadedJob): string[] =>
  listAddresses(order, trade).map(({ postcode }) => postcode);

/**
 * Returns 0 for the same outward code, such as 'SE1', 1 for the same letters of the area, such as
 * 'SE', else 2. An unknown postcode is far from all others.
 */
export function getDistance(first = '', second = ''): number {
  const [from, to] = [readOutwardCode(first), readOutwardCode(second)];
  if (from === '' || to === '') return 2;
  if (from === to) return 0;
  return readArea(from) === readArea(to) ? 1 : 2;
}

export const describeDistance = (distance: number): string =>
  ['in the same postcode district', 'in the same postcode area', 'in another postcode area'][
    distance
  ] ?? '';

/** The inward code is the last three characters, such as '7PB'. */
function readOutwardCode(postcode: string): string {
  const code = postcode.replaceAll(/\s/g, '').toUpperCase();
  return code.length > 4 ? code.slice(0, -3) : '';
}

const readArea = (outwardCode: string): string => /^[A-Z]*/.exec(outwardCode)?.[0] ?? '';
